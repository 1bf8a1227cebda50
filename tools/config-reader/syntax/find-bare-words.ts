import { openAt, type Token } from './parse';
import { lineAround, quoted, shown, withoutBehind, type SyntaxIssue } from './syntax-issue';

/** 600,5 and 5 000: digits, and more than a number has. With a unit it is a text, checked later. */
const brokenNumber = /^(-?\d+)(?:[ ,.](\d+))?$/;

const numberMeant = (text: string) => {
  const [, whole, rest] = brokenNumber.exec(text) ?? [];
  if (whole === undefined) return undefined;
  if (rest === undefined) return whole;
  return rest.length === 3 ? whole + rest : `${whole}.${rest}`;
};

type Bare = {
  start: number;
  text: string;
  /** Its length before the words: the dash of a list, for example. */
  lead?: number;
  /** The missing comma after it, at the end of a line. */
  comma?: string;
};

const bareIssue = ({ start, text, lead = 0, comma = '' }: Bare): SyntaxIssue => {
  const end = start + text.length;
  const parts = { found: shown(text) };
  const number = numberMeant(text);
  const suggestion = number ?? quoted(text.replace(/['"`]$/, ''));
  const repair = [{ start: start - lead, end, text: suggestion + comma }];
  const error = number === undefined ? 'unquoted' : 'brokenNumber';
  return { error, start, end, parts, suggestion, repair, unread: error === 'brokenNumber' };
};

const isPlain = (text: string) => /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text);

/** Where an entry's words may end: before the next entry on the line, or at its end. */
const endings = (rest: string): string[] => {
  const whole = withoutBehind(rest);
  const [next] = /^.*?(?=\s*,\s*[\w$]+\s*:)/.exec(rest) ?? [];
  // After a number or the like, the next entry certainly begins.
  if (next !== undefined && isPlain(next)) return [];
  if (next !== undefined && brokenNumber.test(next)) return [next];
  return [next ?? whole];
};

const begins = /^(?:[-+](?=\d)|\*{1,2}(?=\p{L})|[\p{L}\p{Sc}\p{Extended_Pictographic}\d#/.@<])/u;
/** A dash or bullet before an entry, as in other notations. */
const lead = /^\s*(?:[-–—•·*▪◦§]\s+|o\t)?/;
/** More than words: correctly written entries. */
const holdsEntries = /[{}[\]]|['"`]\s*[,:]|^(?:export|import|satisfies)\b|^[\w$]+\s*:\s*['"`]/;

const isBare = (text: string) => begins.test(text) && !isPlain(text) && !holdsEntries.test(text);

/** [Small shop, Large shop]: words between the brackets of a list. */
const bareList = (line: string, start: number): SyntaxIssue[] =>
  [...line.matchAll(/(?<=\[)[^[\]{}'"`]+(?=\])/g)].flatMap(({ index, 0: inner }) => {
    const words = [...inner.matchAll(/[^\s,][^,]*(?<!\s)/g)].map((word) => ({
      start: start + index + word.index,
      text: word[0],
    }));
    if (!words.every(({ text }) => isBare(text))) return [];
    const suggestion = words.map(({ text }) => quoted(text)).join(', ');
    const parts = { found: shown(inner.trim()) };
    const repair = words.map(({ start: from, text }) => {
      return { start: from, end: from + text.length, text: quoted(text) };
    });
    const [from, end] = [start + index, start + index + inner.length];
    return [{ error: 'unquoted', start: from, end, parts, suggestion, repair }];
  });

/** ['Check-up', £48]: an amount of money among texts. */
const bareAmounts = (line: string, start: number): SyntaxIssue[] =>
  [
    ...line.matchAll(
      /(?<=[[,]\s*)(?:\p{Sc}\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?\p{Sc})(?=\s*(?:\]|,\s*['"]|,\s*$))/gu,
    ),
  ].map(({ index, 0: text }) => bareIssue({ start: start + index, text }));

/** Tried starts of bare words on a line: beyond that, the meaning is unclear. */
const mostTried = 20;

/**
 * Words without quotes, on the line of the error at `at`: after a name and its colon, or by themselves
 * on a line of a list of texts.
 */
export const findBareWords = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const { start, text: line } = lineAround(source, at);
  const first = tokens.findIndex((token) => token.start >= start);
  const isInList = openAt(tokens, first).at(-1)?.text === '[';
  const blanks = /^\s*/.exec(line)?.[0].length ?? 0;
  const starts = [
    ...[...line.matchAll(/(?:^|[{,[])\s*(?:[\w$]+|'[^']*')\s*:\s*/g)].map(
      ({ index, 0: name }) => index + name.length,
    ),
    ...(!isInList || /^\s*[\w$]+\s*:/.test(line) ? [] : [lead.exec(line)?.[0].length ?? 0]),
  ].slice(0, mostTried);
  return [
    ...bareList(line, start),
    ...bareAmounts(line, start),
    ...starts.flatMap((from) =>
      endings(line.slice(from))
        .filter(isBare)
        .flatMap((text) => {
          const bare = { start: start + from, text };
          const isLast = from + text.length === line.trimEnd().length;
          const comma = isLast ? { comma: ',' } : {};
          // A dash begins the entries of lists elsewhere.
          const isDashed = from > blanks && /^\s*\S\s+$/.test(line.slice(0, from));
          if (isDashed) return [bareIssue({ ...bare, ...comma, lead: from - blanks })];
          return [...(isLast ? [bareIssue({ ...bare, ...comma })] : []), bareIssue(bare)];
        }),
    ),
  ];
};

/** auto-complete: for 'auto-complete':, so that its meaning can be reported. */
export const findBareNames = (source: string, at: number): SyntaxIssue[] => {
  const { start, text: line } = lineAround(source, at);
  const [, before = '', name] =
    /^(\s*(?:.*?[{,]\s*)??)([A-Za-z]\w*(?:[- ]\w+)+)\s*:/.exec(line) ?? [];
  const from = start + before.length;
  if (name === undefined || at < from || at > from + name.length) return [];
  const suggestion = quoted(name);
  const repair = [{ start: from, end: from + name.length, text: suggestion }];
  const parts = { found: shown(name) };
  return [{ error: 'unquoted', start: from, end: from + name.length, parts, suggestion, repair }];
};
