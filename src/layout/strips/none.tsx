export const stripHeight = '0rem';

/** No strip. */
export const Strip = () => null;
