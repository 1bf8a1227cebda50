/** Names in the trace: an event begins, and all its work is done. */
export const marks = { begin: 'bench-begin', end: 'bench-end' };
