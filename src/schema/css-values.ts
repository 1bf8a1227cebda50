/** CSS Values and Units, sections 5 and 6.1, and what containers add. */
const units =
  /^(?:px|rem|em|ch|ex|cap|ic|lh|rlh|cm|mm|q|in|pt|pc|%|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/i;

type Sort = 'number' | 'length';

const piece = /\s+|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]+)?|[a-z][a-z-]*\(|[()*/,]|[+-]/giy;

/** Splits into numbers, signs, names with their bracket, and blanks; undefined if anything else occurs. */
const piecesOf = (text: string): string[] | undefined => {
  const pieces = [...text.matchAll(piece)].map(([found]) => found);
  return pieces.join('') === text ? pieces : undefined;
};

const sortOf = (piece: string): Sort | undefined => {
  const [, unit = ''] = /^[+-]?[\d.]+(.*)$/.exec(piece) ?? [];
  if (!/^[+-]?[\d.]/.test(piece)) return undefined;
  if (unit === '') return 'number';
  return units.test(unit) ? 'length' : undefined;
};

/** The least and the most arguments of each CSS function. */
const functions: Record<string, [least: number, most: number]> = {
  'clamp(': [3, 3],
  'min(': [1, Infinity],
  'max(': [1, Infinity],
  'calc(': [1, 1],
  '(': [1, 1],
};

/** Reads CSS values one by one; undefined for an invalid one. */
const reader = (pieces: string[]) => {
  let next = 0;
  const isBlank = () => /^\s/.test(pieces[next] ?? '');
  const take = (wanted: RegExp) => {
    const at = isBlank() ? next + 1 : next;
    if (!wanted.test(pieces[at] ?? '')) return undefined;
    next = at + 1;
    return pieces[at];
  };

  const part = (): Sort | undefined => {
    const opened = take(/\($/);
    if (opened === undefined) return sortOf(take(/[\d.]/) ?? '');
    const [least, most] = functions[opened.toLowerCase()] ?? [1, 0];
    const sorts = [sum()];
    while (take(/^,$/)) sorts.push(sum());
    const isWhole = take(/^\)$/) !== undefined && sorts.length >= least && sorts.length <= most;
    return isWhole && sorts.every((sort) => sort === sorts[0]) ? sorts[0] : undefined;
  };

  const product = (): Sort | undefined => {
    let sort = part();
    for (let sign = take(/^[*/]$/); sign; sign = take(/^[*/]$/)) {
      const other = part();
      const isScaled = other === 'number' || (sign === '*' && sort === 'number');
      sort = sort && other && isScaled ? (other === 'length' ? other : sort) : undefined;
    }
    return sort;
  };

  const sum = (): Sort | undefined => {
    let sort = product();
    // + and - need blanks around them, or they belong to the number that follows.
    while (isBlank() && take(/^[+-]$/)) {
      const isApart = isBlank();
      const other = product();
      sort = isApart && sort === other ? sort : undefined;
    }
    return sort;
  };

  return { part, isAtEnd: () => next === pieces.length };
};

/** What `text` is in CSS: a length, such as 1.5rem or clamp(1rem, 2vw, 3rem), a number, or neither. */
export const cssSort = (text: string): Sort | undefined => {
  const { part, isAtEnd } = reader(piecesOf(text) ?? []);
  const sort = part();
  return isAtEnd() ? sort : undefined;
};

/** CSS Easing Functions, section 2: a keyword, cubic-bezier( ) or steps( ). */
export const isEasing = (value: string): boolean =>
  /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/.test(value) ||
  /^cubic-bezier\(\s*(?:0|1|0?\.\d+)\s*,\s*-?[\d.]+\s*,\s*(?:0|1|0?\.\d+)\s*,\s*-?[\d.]+\s*\)$/.test(
    value,
  ) ||
  /^steps\(\s*\d+\s*(?:,\s*(?:jump-)?(?:start|end|none|both)\s*)?\)$/.test(value);

const color =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|oklch|oklab)a?\([\d\s.,%/deg-]+\)|black|white|transparent|currentcolor)$/i;

/** One shadow: two to four lengths, a colour, `inset`. */
const isOneShadow = (value: string): boolean => {
  const parts = value.trim().match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
  const rest = parts.filter((part) => part !== 'inset' && !color.test(part));
  const lengths = rest.filter((part) => part === '0' || cssSort(part) === 'length');
  return lengths.length === rest.length && lengths.length >= 2 && lengths.length <= 4;
};

/** CSS Backgrounds and Borders, section 6.1: `none`, or shadows with commas between them. */
export const isShadow = (value: string): boolean =>
  value === 'none' || value.split(/,(?![^(]*\))/).every(isOneShadow);
