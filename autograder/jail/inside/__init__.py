"""The files that are mounted into the jail; everything here is visible to students' code."""
