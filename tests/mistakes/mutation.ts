import fc from 'fast-check';
import type { ConfigSources } from '../../packages/config-files/config-files';
import { scanTokens } from '../../packages/config-files/syntax/parse';

/** One change of one file, as in a typo or a bad merge. */
export type Mutation = { file: string; text: string };

type Change = (source: string) => string;

/** A relative place in a list or text, from its start to its end: most of what `double` gives is next to 0. */
const place = fc.integer({ min: 0, max: 9_999 }).map((share) => share / 10_000);
const at = (share: number, length: number) => Math.min(length - 1, Math.floor(share * length));

const signs = fc.constantFrom(
  ...['"', "'", '`', '{', '}', '[', ']', '(', ')', ',', ':', ';', '=', '.', '-', '\\', '/', '#'],
  ...['“', '”', '’', '«', '\n', '\t', ' ', '\u0000', '\u202e', '\u00a0', '\ufeff', '😀', '\ud800'],
  ...['//', '/*', '*/', '${', '...', '=>', '<b>', '<<<<<<< HEAD\n', '=======\n'],
  ...['null', 'true', '0', 'await ', 'import ', 'export default ', '__proto__: {},', 'kind'],
);
const values = fc.constantFrom(
  ...["''", "' '", "'x'", '0', '-1', '1.5', '1e9', '0x10', '1n', 'true', 'null', 'undefined'],
  ...['[]', '{}', '[{}]', '[[]]', '() => 1', '`a${1}`', '/a/', 'x', 'x.y', 'f()', '<b />'],
  // Names of Object.prototype.
  ...['constructor', 'toString', 'valueOf', '__proto__'],
  ...["'constructor'", "'toString'", "'hasOwnProperty'"],
  ...[
    "'javascript:alert(1)'",
    "'#'",
    "'/'",
    "'link:'",
    "'constructor'",
    "'__proto__'",
    "'<script>'",
  ],
);

const changeToken = (share: number, by: (texts: string[], index: number) => string): Change => {
  return (source) => {
    const tokens = scanTokens(source);
    const index = at(share, tokens.length);
    const token = tokens[index];
    if (!token) return source;
    const text = by(
      tokens.map((each) => each.text),
      index,
    );
    return source.slice(0, token.start) + text + source.slice(token.end);
  };
};

const changeLines = (change: (lines: string[]) => string[]): Change => {
  return (source) => change(source.split('\n')).join('\n');
};

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 1, max: 40 })).map(([share, count]): Change => (source) => {
    const start = at(share, source.length);
    return source.slice(0, start) + source.slice(start + count);
  }),
  fc.tuple(place, signs).map(([share, sign]): Change => (source) => {
    const start = at(share, source.length);
    return source.slice(0, start) + sign + source.slice(start);
  }),
  place.map((share): Change => (source) => {
    const start = at(share, source.length - 1);
    return source.slice(0, start) + source[start + 1] + source[start] + source.slice(start + 2);
  }),
  fc.tuple(place, values).map(([share, value]) => changeToken(share, () => value)),
  fc
    .tuple(place, place)
    .map(([share, other]) => changeToken(share, (texts) => texts[at(other, texts.length)] ?? '')),
  fc
    .tuple(place, fc.string({ maxLength: 8, unit: 'binary' }))
    .map(([share, word]) => changeToken(share, () => word)),
  place.map((share) => changeLines((lines) => lines.toSpliced(at(share, lines.length), 1))),
  fc
    .tuple(place, place)
    .map(([share, other]) =>
      changeLines((lines) =>
        lines.toSpliced(at(other, lines.length), 0, lines[at(share, lines.length)] ?? ''),
      ),
    ),
  place.map(
    (share): Change =>
      (source) =>
        source.slice(0, at(share, source.length)),
  ),
);

/** Random changes of the files of this config. */
export const mutations = (sources: ConfigSources): fc.Arbitrary<Mutation> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(sources)), changes)
    .map(([file, change]) => ({ file, text: change(sources[file] ?? '') }));
