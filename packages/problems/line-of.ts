/** The line, counted from 1, in which the character `at` of a text stands, counted from 0. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
