/** Names in the trace: an event begins, and all that it led to has been done. */
export const marks = { begin: 'bench-begin', end: 'bench-end' };
