/** The fields of a form, whoever made it. */
export const controls = 'input:not([type="button"]):not([type="submit"])';
