export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text on one line of at most this many signs, none cut in half; one that is cut ends in “…”. */
export const shortLine = (text: string, most = 60): string => {
  const line = inOneLine(text);
  if (line.length <= most) return line;
  // A sign has two units at most.
  const signs = [...line.slice(0, 2 * most + 1)];
  if (signs.length <= most) return line;
  return `${signs
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
};
