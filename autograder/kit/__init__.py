"""The files every assignment carries; released as plain files, without this one."""
