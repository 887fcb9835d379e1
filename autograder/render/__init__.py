"""One file per front; each works from the report alone and knows nothing of grading."""
