type Word = { text: string; start: number; end: number };

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)].map(
    ({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
    }),
  );

const between = (text: string, first: Word | undefined, last: Word | undefined) =>
  first && last ? text.slice(first.start, last.end) : undefined;

type Changed = { was: string; now: string };

/**
 * What becomes of some words of a text, such as the highlighted ones of a headline, as the text changes: the same words if
 * they are still there, or those that stand in their place where as many words stand around them. Undefined where that is
 * uncertain.
 */
export const followedPart = (part: string, { was, now }: Changed): string | undefined => {
  if (now.includes(part)) return part;
  const words = wordsIn(now);
  const length = wordsIn(part).length;
  const alike = words
    .map((first, at) => between(now, first, words[at + length - 1]))
    .find((each) => each?.toLowerCase() === part.toLowerCase());
  if (alike !== undefined) return alike;
  const before = wordsIn(was);
  const start = was.indexOf(part);
  const first = before.findIndex((word) => word.start === start);
  const isWhole = before[first + length - 1]?.end === start + part.length;
  if (start === -1 || first === -1 || !isWhole || words.length !== before.length) return undefined;
  return between(now, words[first], words[first + length - 1]);
};

/** A text that has the words `was` once among others, with those of now in their place; else the same text. */
export const withWords = (text: string, { was, now }: Changed): string => {
  const [before = '', after, ...more] = was === '' ? [text] : text.split(was);
  if (after === undefined || more.length > 0) return text;
  const isWithinWord = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after);
  return isWithinWord ? text : before + now + after;
};
