"""What nbgrader is given so that its own commands release, grade and export this course rightly."""
