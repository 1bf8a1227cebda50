import { findOpenComment, type Token } from './scan-tokens';
import { blank, lineEnd, lineStart, shown, type Slip } from './slip';

/** What Git leaves where two people changed the same lines. The first version is read. */
const mergeMarks = (source: string): Slip[] => {
  const whole = /^<{7}.*\n[\s\S]*?^(={7}.*\n[\s\S]*?^>{7}.*)$/m.exec(source);
  const found = whole ?? /^(?:<{7}|={7}|>{7}).*$/m.exec(source);
  if (!found) return [];
  const start = found.index;
  const end = lineEnd(source, start);
  const second = whole?.[1]?.length ?? 0;
  const last = start + found[0].length;
  const repair = [
    blank(source, start, end),
    ...(second > 0 ? [blank(source, last - second, last)] : []),
  ];
  return [{ error: 'mergeMarks', start, end, parts: {}, repair, unread: true }];
};

const openComment = (source: string): Slip[] => {
  const start = findOpenComment(source);
  if (start === undefined) return [];
  const end = lineEnd(source, start);
  const repair = [{ start: end, end, text: '*/' }];
  return [{ error: 'openComment', start, end: start + 2, parts: {}, repair }];
};

/** # and <!-- begin comments elsewhere. */
const foreignComment = (source: string, at: number): Slip[] => {
  const start = lineStart(source, at);
  const line = source.slice(start, lineEnd(source, at));
  const [, indent = '', sign] = /^(\s*)(#|<!--)/.exec(line) ?? [];
  if (sign === undefined) return [];
  const from = start + indent.length;
  const repair = [blank(source, from, start + line.length)];
  return [{ error: 'foreignComment', start: from, end: from + sign.length, parts: {}, repair }];
};

/** What can stand before a remark: the end of an entry. */
const endsEntry = ({ kind, text }: Token) =>
  kind === 'text' || kind === 'number' || /^(?:[,}\]]|true|false)$/.test(text);

/** Data, however it is written; an apostrophe between letters is none. */
const holdsData = /[{}[\]]|[\w$]\s*:|(?<!\p{L})['"`]|['"`](?!\p{L})/u;

/** ; # -- <!-- and ( begin a remark behind an entry elsewhere, and none with // does here. */
const remarkBehind = (source: string, tokens: Token[], at: number): Slip[] => {
  const [from, to] = [lineStart(source, at), lineEnd(source, at)];
  return tokens.flatMap((token, index): Slip[] => {
    const before = tokens[index - 1];
    if (!before || before.end < from || token.start > to || !endsEntry(before)) return [];
    const rest = source.slice(token.start, to);
    const [, sign = '', words] =
      /^(;|#|--|<!--|\()\s*(\S*\p{L}.*?)\s*(?:-->|\))?\s*,?$/u.exec(rest) ?? [];
    if (words === undefined || holdsData.test(words)) return [];
    const comma = before.text === ',' ? '' : ',';
    const repair = [{ start: before.end, end: to, text: `${comma} // ${words}` }];
    const { start } = token;
    return [{ error: 'foreignComment', start, end: start + sign.length, parts: {}, repair }];
  });
};

const foreign = new Map(
  Object.entries({
    '：': ':',
    '，': ',',
    '；': ',',
    '｛': '{',
    '｝': '}',
    '［': '[',
    '］': ']',
  }),
);

/** All on the line of the error: where one is, others are. */
const foreignSigns = (source: string, tokens: Token[], at: number): Slip[] => {
  const [from, to] = [lineStart(source, at), lineEnd(source, at)];
  const found = tokens.filter(
    ({ start, text }) => start >= from && start < to && foreign.has(text),
  );
  const [first] = found;
  if (!first) return [];
  const repair = found.map(({ start, end, text }) => ({
    start,
    end,
    text: foreign.get(text) ?? '',
  }));
  const parts = { found: shown(first.text), meant: shown(foreign.get(first.text) ?? '') };
  const { start, end } = first;
  return [{ error: 'foreignSign', start, end, parts, repair, certain: true }];
};

/** Signs that nobody sees, in names and between words. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u00ad\ufeff\u0000]/;

const invisibleSign = (source: string, error: number): Slip[] => {
  const at = [error, error - 1].find((place) => invisible.test(source[place] ?? ''));
  if (at === undefined) return [];
  const repair = [{ start: at, end: at + 1, text: '' }];
  return [{ error: 'invisibleSign', start: at, end: at + 1, parts: {}, repair, certain: true }];
};

/** Signs that mean nothing in config, at the error that stands at `at`. */
export const findMarks = (source: string, tokens: Token[], at: number): Slip[] => [
  ...mergeMarks(source),
  ...openComment(source),
  ...foreignComment(source, at),
  ...remarkBehind(source, tokens, at),
  ...foreignSigns(source, tokens, at),
  ...invisibleSign(source, at),
];
