"""The commands, each a thin function: it reads options, calls what does the work, and prints."""
