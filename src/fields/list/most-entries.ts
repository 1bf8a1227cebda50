/** The most entries of any list: the security rules check each separately. */
export const mostEntries = 20;
