"""Solutions to assignments: what students get is generated here, whole or not at all."""
