"""What all errors meant for people share: one sentence, and the exit status it leads to."""

USAGE = 2
OUR_FAULT = 1


class UserError(Exception):
    """A problem told to whoever runs a command; the text is one sentence on what to do."""

    exit_status = USAGE
