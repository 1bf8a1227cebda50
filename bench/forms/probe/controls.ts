/** The fields of a form, whichever library made it. */
export const controls = 'input:not([type="button"]):not([type="submit"])';
