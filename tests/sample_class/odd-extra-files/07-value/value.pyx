cdef class Value: pass
