/** The most files that any field takes: the security rules look at each by itself. */
export const mostFiles = 10;
