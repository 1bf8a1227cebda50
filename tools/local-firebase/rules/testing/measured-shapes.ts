/**
 * Shapes of rules and what Firebase itself made of them, as others measured it there with its Rules Test API:
 * davideast/pyric, packages/pyric/test/rules/linter/LINTER_SPEC.md and its fixtures/expression-cost and
 * fixtures/compile-limits (27 September 2026); t-k/fireemu, the tests of its production rules probes and of its
 * compiler (24 and 25 September 2026), which has negations, choices and sums from the compiler of Firebase's
 * emulator. Only their figures are here. What has a `let` is left out: no rules of ours have one, and the embedded
 * backend refuses it.
 */

const repeated = (count: number, text: string, joined = ' && ') =>
  Array.from({ length: count }, () => text).join(joined);

type MeasuredCost = {
  readonly shape: string;
  /** What stands in `match /c/{id}`; the document is `x` and holds a: 1 and m: {k: 1}. */
  readonly rules: string;
  /**
   * Expressions. They were not read but found by adding others up to the limit, in steps of five, and the
   * sum of those is taken to be 3.5 too large.
   */
  readonly from: number;
  readonly to: number;
  /** Something in it is not evaluated. */
  readonly cutShort?: true;
};

const get = (condition: string) => `allow get: if ${condition};`;

const isOne = 'resource.data.a == 1';
const isConfigured = 'get(/databases/$(database)/documents/cfg/c).data.on == true';

export const measuredCosts: readonly MeasuredCost[] = [
  { shape: 'a member', rules: get(repeated(20, isOne)), from: 131.6, to: 136.5 },
  { shape: 'a name', rules: get(repeated(20, "id == 'x'")), from: 92.2, to: 97.1 },
  { shape: 'a literal', rules: get(repeated(20, 'true')), from: 52.7, to: 57.7 },
  {
    shape: 'a parameter',
    rules: `function all(b) { return ${repeated(20, 'b')}; } ${get('all(true)')}`,
    from: 57.7,
    to: 62.6,
  },
  {
    shape: 'a call',
    rules: `function g(x) { return x == 'x'; } ${get(repeated(20, 'g(id)'))}`,
    from: 131.6,
    to: 136.5,
  },
  { shape: 'a list', rules: get(repeated(20, "id in ['x', 'y']")), from: 131.6, to: 136.5 },
  {
    shape: 'methods',
    rules: get(repeated(20, 'resource.data.keys().size() > 0')),
    from: 151.3,
    to: 156.2,
  },
  {
    shape: 'an index',
    rules: `function at(r, f) { return ${repeated(20, 'r[f] == 1')}; } ${get("at(resource.data, 'a')")}`,
    from: 136.5,
    to: 141.5,
  },
  { shape: 'a range', rules: get(repeated(20, "id[0:1] == 'x'")), from: 151.3, to: 156.2 },
  { shape: 'a negation', rules: get(repeated(20, "!(id == 'y')")), from: 111.9, to: 116.8 },
  {
    shape: 'a choice',
    rules: get(repeated(20, "(id == 'x' ? true : false)")),
    from: 151.3,
    to: 156.2,
    // Its other side would cost 2 more, as three longer rules showed.
    cutShort: true,
  },
  {
    shape: 'a map',
    rules: get(repeated(10, "resource.data.m == {'k': 1}")),
    from: 82.3,
    to: 87.2,
  },
  {
    shape: 'alternatives, of which only the last holds',
    rules: get(`${repeated(19, "id == 'y'", ' || ')} || id == 'x'`),
    from: 92.2,
    to: 97.1,
  },
  {
    shape: 'what fails at once',
    rules: get(`!(id == 'y' && ${repeated(19, isOne)})`),
    from: 18.2,
    to: 23.2,
    cutShort: true,
  },
  { shape: 'a document', rules: get(repeated(5, isConfigured)), from: 57.7, to: 62.6 },
  {
    shape: 'three rules, of which only the last allows',
    rules: [
      get(`${repeated(19, isOne)} && id == 'y'`),
      get(`${repeated(19, isOne)} && id == 'y'`),
      get(repeated(20, isOne)),
    ].join(' '),
    from: 407.6,
    to: 412.5,
  },
];

type MeasuredDepth = {
  readonly shape: string;
  /** The shape with so many parts. */
  readonly of: (parts: number) => string;
  /** The most parts that were published: with one more, the whole file was refused. */
  readonly most: number;
};

const within = (parts: number, inner: string, [open, close]: [string, string]) =>
  `${open.repeat(parts)}${inner}${close.repeat(parts)}`;

const isX = "id == 'x'";

export const measuredDepths: readonly MeasuredDepth[] = [
  { shape: 'a chain of comparisons', of: (parts) => repeated(parts, isX), most: 98 },
  { shape: 'alternatives in a chain', of: (parts) => repeated(parts, isX, ' || '), most: 98 },
  { shape: 'a chain of literals', of: (parts) => repeated(parts, 'true'), most: 99 },
  {
    shape: 'a chain to the right',
    of: (parts) => `${within(parts - 1, isX, [`${isX} && (`, ')'])}`,
    most: 49,
  },
  {
    shape: 'brackets around a comparison',
    of: (parts) => within(parts, isX, ['(', ')']),
    most: 97,
  },
  {
    shape: 'brackets around a literal',
    of: (parts) => within(parts, 'true', ['(', ')']),
    most: 98,
  },
  { shape: 'lists', of: (parts) => `${within(parts, '1', ['[', ']'])} == []`, most: 97 },
  { shape: 'maps', of: (parts) => `${within(parts, '1', ["{'a': ", '}'])} == {}`, most: 97 },
  { shape: 'negations', of: (parts) => `${'!'.repeat(parts)}true`, most: 98 },
  { shape: 'choices', of: (parts) => within(parts, 'true', ['true ? ', ' : false']), most: 98 },
  { shape: 'sums', of: (parts) => `${repeated(parts, '1', ' + ')} > 0`, most: 98 },
];

/** The most functions that call each other in a row; with one more, the whole file was refused. */
export const measuredCalls = 21;
