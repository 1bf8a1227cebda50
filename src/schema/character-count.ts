/** Counts characters as the security rules do: in code points, so an emoji may be one. */
export const characterCount = (text: string): number =>
  // Most texts have no surrogate pairs, and splitting a long text takes time.
  /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length;
