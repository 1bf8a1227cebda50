import type { Rule } from '../rule';

/** Case is spelled out: told to ignore it, RE2 takes the long s (U+017F) for an s as well. */
export const shape = /^\s*[hH][tT][tT][pP][sS]?:\/\/[^\s\/.]+(?:\.[^\s\/.]+)+(?:\/\S*)?\s*$/su;

/** A web address that starts with http:// or https:// and names a host with a dot. */
export const webAddress: Rule = {
  passes: (value) => shape.test(value),
};
