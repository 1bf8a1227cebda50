const inHex = (code: number) => code.toString(16).toUpperCase();

/** Letters as CSS writes them: `U+41-43,U+E9`. */
export const writeRange = (letters: Iterable<string>): string => {
  const codes = Array.from(new Set(letters), (letter) => letter.codePointAt(0) ?? 0);
  const runs: [first: number, last: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${inHex(first)}${first === last ? '' : `-${inHex(last)}`}`)
    .join(',');
};

/** Asks whether a letter is in a range as CSS writes it. */
export const readRange = (range: string): ((letter: string) => boolean) => {
  const runs = range.split(',').map((run) => {
    const [first = 0, last = first] = run
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { first, last };
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return runs.some(({ first, last }) => first <= code && code <= last);
  };
};
