"""The whole cycle of an assignment with the bundled class, in a course folder of its own."""
