/** Characters of a text as the security rules count them: code points, so that an emoji may be one. */
export const characterCount = (text: string): number =>
  // Most texts have none of two units, and to list a long one takes its time.
  /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length;
