/**
 * Replaces goober, which notistack uses to style its elements with text in a style element; the pages'
 * Content-Security-Policy forbids that. It has no classes; ToastHost has the styles that are needed.
 */
export const css = (_rules: object): string => '';
