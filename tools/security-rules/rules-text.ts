/**
 * A text literal of the security rules' language.
 * @throws {Error} at a sign for which that language may have no escape; schemas refuse it before.
 */
export const rulesText = (text: string): string => {
  if (/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(text)) {
    throw new Error(`Security rules cannot hold the text ${JSON.stringify(text)}.`);
  }
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
};

/** A list of text literals. @throws {Error} as rulesText does. */
export const rulesList = (texts: readonly string[]): string =>
  `[${texts.map(rulesText).join(', ')}]`;
