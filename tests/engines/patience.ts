/** How long something that must come is waited for, in milliseconds: the machine may be busy. */
export const patience = 15_000;
