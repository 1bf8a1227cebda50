import { RE2JS } from 're2js';

/**
 * Compiles a pattern in RE2 syntax to a test of the whole text, as `matches()` is defined (rules
 * reference, "String"). Takes time linear in the text.
 * @throws {Error} saying what is wrong with the pattern.
 */
export const compilePattern = (pattern: string): ((text: string) => boolean) => {
  const regex = RE2JS.compile(pattern);
  return (text) => regex.testExact(text);
};
