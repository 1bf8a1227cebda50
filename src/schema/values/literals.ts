type Quote = "'" | '"' | '`';

/** A piece of a literal: as it is written, and the part of the text that it stands for. */
type Piece = { raw: string; text: string };

const escapes = new Map(
  Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }),
);
/** Not \0, which a digit behind it would change. */
const names = new Map(
  [...escapes].flatMap(([name, sign]) => (sign === '\0' ? [] : [[sign, `\\${name}`] as const])),
);

const pieces =
  /\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})|\\(?:\r\n|[\n\r\u2028\u2029])|\\([^])|\r\n|[^]/gi;

/** What is invisible, ends lines or turns the direction of what follows it is never written as it is. */
const invisible =
  /[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const codeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const isTemplate = (quote: Quote) => quote === '`';

const textOf = ([raw, point, unit, byte, escaped]: RegExpExecArray, quote: Quote): string => {
  const code = point ?? unit ?? byte;
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  if (escaped !== undefined) return escapes.get(escaped) ?? escaped;
  if (raw.startsWith('\\')) return '';
  return isTemplate(quote) ? raw.replace(/\r\n?/, '\n') : raw;
};

const piecesOf = (raw: string, quote: Quote): Piece[] =>
  [...raw.slice(1, -1).matchAll(pieces)].map((found) => {
    return { raw: found[0], text: textOf(found, quote) };
  });

/** How a template ends its lines, and what follows the text in the literal. */
type Escaping = { newline: string; after?: string };

const escaped = (text: string, quote: Quote, { newline, after = '' }: Escaping): string => {
  const inner = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(invisible, (sign) =>
      isTemplate(quote) && sign === '\n' ? newline : (names.get(sign) ?? codeOf(sign)),
    );
  if (!isTemplate(quote)) return inner;
  const safe = inner.replaceAll('${', '\\${');
  return after.startsWith('{') ? safe.replace(/\$$/, '\\$') : safe;
};

/** A text as a new literal: in `quote`, unless the other one needs fewer backslashes. */
export const literalOf = (text: string, quote: '"' | "'"): string => {
  const other = quote === "'" ? '"' : "'";
  const count = (sign: string) => text.split(sign).length;
  const best = count(quote) > count(other) ? other : quote;
  return best + escaped(text, best, { newline: '\n' }) + best;
};

const isHigh = (sign = '') => /[\ud800-\udbff]$/.test(sign);
const isLow = (sign = '') => /^[\udc00-\udfff]/.test(sign);

/** How many pieces at the beginning stay: none that what follows could change. */
const unchangedAtStart = (all: Piece[], text: string): number => {
  let [count, at] = [0, 0];
  for (const piece of all) {
    if (!text.startsWith(piece.text, at)) break;
    at += piece.text.length;
    count += 1;
  }
  const next = text[at] ?? '';
  const last = all[count - 1];
  const joins =
    isHigh(last?.text) ||
    (last?.raw === '$' && next === '{') ||
    (last?.raw === '\\0' && /\d/.test(next));
  return joins ? count - 1 : count;
};

const unchangedAtEnd = (all: Piece[], text: string): number => {
  let [count, end] = [0, text.length];
  for (const piece of all.toReversed()) {
    if (piece.text.length > end || !text.endsWith(piece.text, end)) break;
    end -= piece.text.length;
    count += 1;
  }
  return isLow(all[all.length - count]?.text) ? count - 1 : count;
};

const lengthOf = (all: Piece[]) => all.reduce((sum, { text }) => sum + text.length, 0);
const rawOf = (all: Piece[]) => all.map(({ raw }) => raw).join('');

/** A literal that says another text, in its own quotes: what stays of the text stays as it was written. */
export const rewritten = (literal: string, text: string, newline: string): string => {
  const quote = literal[0] as Quote;
  const all = piecesOf(literal, quote);
  const first = all.slice(0, unchangedAtStart(all, text));
  const rest = all.slice(first.length);
  const left = text.slice(lengthOf(first));
  const last = rest.slice(rest.length - unchangedAtEnd(rest, left));
  const middle = left.slice(0, left.length - lengthOf(last));
  const by = escaped(middle, quote, { newline, after: rawOf(last) });
  const result = quote + rawOf(first) + by + rawOf(last) + quote;
  const isRight =
    piecesOf(result, quote)
      .map((piece) => piece.text)
      .join('') === text;
  return isRight ? result : quote + escaped(text, quote, { newline }) + quote;
};

/** A number in digits, as config writes it: 0.0000001 for 1e-7. */
export const digitsOf = (value: number): string => {
  const [, sign = '', whole = '', part = '', power] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value)) ?? [];
  if (power === undefined) return String(value);
  const [digits, point] = [whole + part, whole.length + Number(power)];
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
};

/** A name as the key of an entry: in quotes only where it needs them. */
export const keyText = (name: string, quote: '"' | "'"): string =>
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : literalOf(name, quote);
