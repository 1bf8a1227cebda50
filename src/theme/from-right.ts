/**
 * Whether a page of the built site may be read from right to left; what this takes is left out of all other sites.
 */
declare const __FROM_RIGHT__: boolean | undefined;
export const mayBeFromRight = typeof __FROM_RIGHT__ === 'undefined' || __FROM_RIGHT__;

/**
 * For a drawing that points along the line, such as an arrow: turned round where lines begin at the right, by
 * global-styles.ts. Material UI's plugin turns boxes, not what is drawn in them.
 */
export const pointing = mayBeFromRight ? { 'data-pointing': '' } : undefined;
