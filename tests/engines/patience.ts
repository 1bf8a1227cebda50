/** Longest wait for something that must come, in milliseconds: the machine may be busy. */
export const patience = 15_000;
