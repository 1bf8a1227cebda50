import type { Token } from './parse';
import {
  becomes,
  issueAt,
  lineAround,
  quoted,
  shown,
  withoutBehind,
  type SyntaxIssue,
} from './syntax-issue';

/** 600,5 and 5 000: digits, and more than a number has. With a unit it is a text, checked later. */
const brokenNumber = /^(-?\d+)(?:[ ,.](\d+))?$/;

const numberMeant = (text: string) => {
  const [, whole, rest] = brokenNumber.exec(text) ?? [];
  if (whole === undefined || rest === undefined) return whole;
  return rest.length === 3 ? whole + rest : `${whole}.${rest}`;
};

/** Words, from this place on; with `from`, what stands before them goes. */
type Words = { start: number; text: string; from?: number };

/** These words get quotes, and a comma behind them where it is missing. */
const bareIssue = ({ start, text, from = start }: Words, comma = ''): SyntaxIssue => {
  const end = start + text.length;
  const number = numberMeant(text);
  const suggestion = number ?? quoted(text.replace(/['"`]$/, ''));
  const repair = [becomes({ start: from, end }, suggestion + comma)];
  const error = number === undefined ? 'unquoted' : 'brokenNumber';
  const details = { parts: { found: shown(text) }, suggestion, repair };
  return issueAt(error, { start, end }, { ...details, unread: number !== undefined });
};

const isPlain = (text: string) => /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text);

/** Where an entry's words may end: before the next entry on the line, or at its end. */
const wordsOf = (rest: string): string[] => {
  const [next] = /^.*?(?=\s*,\s*[\w$]+\s*:)/.exec(rest) ?? [];
  // After a number or the like, the next entry certainly begins.
  return [next ?? withoutBehind(rest)].filter(isBare);
};

const begins = /^(?:[-+](?=\d)|\*{1,2}(?=\p{L})|[\p{L}\p{Sc}\p{Extended_Pictographic}\d#/.@<])/u;
/** A dash or bullet before an entry, as in other notations. */
const lead = /^\s*(?:[-–—•·*▪◦§]\s+|o\t)?/;
/** More than words: correctly written entries. */
const holdsEntries = /[{}[\]]|['"`]\s*[,:]|^(?:export|import|satisfies)\b|^[\w$]+\s*:\s*['"`]/;

const isBare = (text: string) =>
  begins.test(text) &&
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) &&
  !isPlain(text) &&
  !holdsEntries.test(text);

/** Tried starts of bare words on a line: beyond that, the meaning is unclear. */
const mostTried = 20;

/**
 * Words without quotes, on the line of the error at `at`: after a name and its colon, or by themselves
 * on a line of a list of texts.
 */
export const findBareWords = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const { start, text: line } = lineAround(source, at);
  const first = tokens.find((token) => token.start >= start) ?? tokens.at(-1);
  const isInList = first?.outer?.text === '[' && !/^\s*(?:[\w$]+\s*:|<)/.test(line);
  const blanks = /^\s*/.exec(line)?.[0].length ?? 0;
  const names = [...line.matchAll(/(?:^|[{,[])\s*(?:[\w$]+|'[^']*')\s*:\s*/g)];
  const starts = names.map(({ index, 0: name }) => index + name.length);
  if (isInList) starts.push(lead.exec(line)?.[0].length ?? 0);
  return [
    ...starts.slice(0, mostTried).flatMap((from) =>
      wordsOf(line.slice(from)).flatMap((text) => {
        // A dash begins the entries of lists elsewhere, and goes.
        const isDashed = from > blanks && /^\s*\S\s+$/.test(line.slice(0, from));
        const words = { start: start + from, text, from: start + (isDashed ? blanks : from) };
        const isLast = from + text.length === line.trimEnd().length;
        const ended = isLast ? [bareIssue(words, ',')] : [];
        return isDashed && isLast ? ended : [...ended, bareIssue(words)];
      }),
    ),
  ];
};
