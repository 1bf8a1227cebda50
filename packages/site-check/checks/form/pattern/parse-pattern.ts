import { type CodePoints, everything, ofClass, union, without } from './code-points';

/** A pattern as a tree. */
export type Part =
  | { kind: 'sign'; points: CodePoints }
  | { kind: 'row'; parts: Part[] }
  | { kind: 'choice'; parts: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number };

/** What keeps a pattern from being read: `found` is the piece of it. */
export class PatternError extends Error {
  constructor(
    readonly reason: 'unknown' | 'anchor' | 'broken',
    readonly found: string,
  ) {
    super(`${reason}: ${found}`);
  }
}

const unknown = (found: string) => new PatternError('unknown', found);
const broken = (found: string) => new PatternError('broken', found);

/** RE2's limit of repetitions. */
const mostRepeats = 1000;

const point = (sign: string): CodePoints => {
  const code = sign.codePointAt(0) ?? 0;
  return [[code, code]];
};

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };

/** Classes that both sides take for the same signs; \s is written out for the database. */
const classes = /^\\(?:[dDwWsS]|p\{(?:L|Lu|Ll|N|Nd)\})/u;

/** Signs that mean something in a pattern, which a backslash makes signs of a text. */
const escaped = /^\\[\^$\\.*+?()[\]{}|/]/u;

/** What both know and what one of them does not, the longest first. */
const pieces: [RegExp, (found: string) => PatternError][] = [
  [/^\(\?<?[=!]/u, unknown],
  [/^\(\?P?<[^>]*>/u, unknown],
  [/^\(\?(?!:)[^):]*[:)]?/u, unknown],
  [/^\\k<?[^>]*>?|^\\[0-9]+/u, unknown],
  [/^\\[bBAzZGQE]/u, unknown],
  [/^\\[pP](?:\{[^}]*\}?|.)/u, unknown],
  [/^\\[ucxCX].?/u, unknown],
  [/^[\^$]/u, (found) => new PatternError('anchor', found)],
  [/^\\./u, unknown],
];

/** Reads a pattern of what the browser and the database both know. @throws {PatternError} */
export const parsePattern = (pattern: string): Part => {
  let rest = pattern;
  const take = (form: RegExp): RegExpExecArray | undefined => {
    const found = form.exec(rest);
    if (!found) return undefined;
    rest = rest.slice(found[0].length);
    return found;
  };

  const refuse = () => {
    for (const [form, problem] of pieces) {
      const found = form.exec(rest);
      if (found) throw problem(found[0]);
    }
  };

  const escape = (): CodePoints | undefined => {
    const ofMany = take(classes);
    if (ofMany) return ofClass(ofMany[0]);
    const control = take(/^\\([nrtfv])/u);
    if (control) return point(controls[control[1] ?? ''] ?? '');
    const sign = take(escaped);
    return sign && point(sign[0].slice(1));
  };

  const member = (): CodePoints => {
    // None of these in brackets: the database cannot say it.
    const lacking = /^\\[DWS]/u.exec(rest);
    if (lacking) throw unknown(`[${lacking[0]}]`);
    const known = escape() ?? take(/^\\-/u)?.[0].slice(1) ?? undefined;
    if (known !== undefined) return typeof known === 'string' ? point(known) : known;
    refuseInBrackets();
    const sign = take(/^[^\]]/u);
    if (!sign) throw broken('[');
    return point(sign[0]);
  };

  const refuseInBrackets = () => {
    const open = /^\[:?/u.exec(rest);
    if (open) throw unknown(open[0]);
    if (rest.startsWith('\\')) refuse();
    // Two of a kind are set operations for some, signs for others.
    const twice = /^(?:--|&&|~~|\|\|)/u.exec(rest);
    if (twice) throw unknown(twice[0]);
  };

  const brackets = (): CodePoints => {
    const isNot = take(/^\^/u) !== undefined;
    const members: CodePoints[] = [];
    while (!take(/^\]/u)) {
      const first = member();
      if (!/^-[^\]]/u.test(rest)) {
        members.push(first);
        continue;
      }
      take(/^-/u);
      const [[from, to] = [0, 0]] = first;
      const [[start, end] = [0, 0]] = member();
      if (from !== to || start !== end || from > start) throw broken('-');
      members.push([[from, start]]);
    }
    if (members.length === 0) throw broken(isNot ? '[^]' : '[]');
    const all = union(members);
    return isNot ? without(all) : all;
  };

  const atom = (): Part => {
    if (take(/^\[/u)) return { kind: 'sign', points: brackets() };
    if (take(/^\./u)) return { kind: 'sign', points: everything };
    if (/^\((?!\?)|^\(\?:/u.test(rest)) {
      take(/^\((?:\?:)?/u);
      const inner = choice();
      if (!take(/^\)/u)) throw broken('(');
      return inner;
    }
    const known = escape();
    if (known) return { kind: 'sign', points: known };
    refuse();
    const sign = take(/^[^*+?{}()[\]|\\]/u);
    if (!sign) throw broken(rest[0] ?? '');
    return { kind: 'sign', points: point(sign[0]) };
  };

  const repeated = (part: Part): Part => {
    const found = take(/^(?:([*+?])|\{([0-9]+)(,?)([0-9]*)\})/u);
    if (!found) return part;
    const [whole, sign, fewest = '', comma, largest = ''] = found;
    if (!comma && largest !== '') throw broken(whole);
    const least = sign ? Number(sign === '+') : Number(fewest);
    const most =
      sign === '?' ? 1 : largest !== '' ? Number(largest) : comma || sign ? Infinity : least;
    if (least > most) throw broken(whole);
    if (least > mostRepeats || (most !== Infinity && most > mostRepeats)) throw unknown(whole);
    // Asks for as few as possible, which changes nothing where the whole text must fit.
    take(/^\?/u);
    const further = /^(?:[*+?]|\{[0-9])/u.exec(rest);
    if (further) throw unknown(`${whole}${further[0]}`);
    return { kind: 'repeat', part, least, most };
  };

  const row = (): Part => {
    const parts: Part[] = [];
    while (rest !== '' && !/^[|)]/u.test(rest)) parts.push(repeated(atom()));
    return { kind: 'row', parts };
  };

  const choice = (): Part => {
    const parts = [row()];
    while (take(/^\|/u)) parts.push(row());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  };

  const whole = choice();
  if (rest !== '') throw broken(rest[0] ?? '');
  return whole;
};
