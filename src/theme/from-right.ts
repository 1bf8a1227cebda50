/**
 * Whether a page of the built site may be read from right to left; what this takes is left out of all other sites.
 */
export const mayBeFromRight = globalThis.__SITE__?.fromRight ?? true;

/**
 * For a drawing that points along the line, such as an arrow: turned round where lines begin at the right, by
 * global-styles.ts. Material UI's plugin turns boxes, not what is drawn in them.
 */
export const pointing = mayBeFromRight ? { 'data-pointing': '' } : undefined;
