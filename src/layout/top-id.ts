/** Where the back-to-top link leads. */
export const topId = 'top';
