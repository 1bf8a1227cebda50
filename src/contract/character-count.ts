/** Characters of a text as the security rules count them: code points, so that an emoji may be one. */
export const characterCount = (text: string): number => [...text].length;
