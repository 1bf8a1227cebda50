/**
 * Stands in place of goober, with which notistack styles what it renders: a text in a style element,
 * which no page's Content-Security-Policy allows. No class of its own; what is needed of its look is
 * in ToastHost.
 */
export const css = (_rules: object): string => '';
