import type { Schema } from 'yup';
import { becomes, type Finding } from '../finding';
import { inQuotes, written } from '../nearest/meant-by';
import { findIn } from '../read/walk';
import { schemasAt } from '../shape/schema-at';
import type { MayHaveMarks } from './may-have-marks';

const point = /^\s*(?:[-*+•]|\d+[.)])\s+/;

const listOf = (text: string) => {
  const points = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(point, '').trim());
  const numbered = /^\s*\d/.test(text);
  return { list: points, ...(numbered && { numbered }) };
};

const inBraces = (entry: object): string =>
  `{ ${Object.entries(entry)
    .map(([key, value]: [string, unknown]) =>
      Array.isArray(value)
        ? `${key}: [${value.map(written).join(', ')}]`
        : `${key}: ${written(value)}`,
    )
    .join(', ')} }`;

type Sort = {
  what: string;
  sign: RegExp;
  /** What is there for it. */
  instead: string;
  /** What may stand in the place of the text, the best one first. */
  entries?: (text: string) => (string | object)[];
};

const withoutHeading = (text: string) => text.replaceAll(/^\s*#{1,6}\s+/gm, '').trim();

/** A picture as Markdown writes it. */
const picture = /!\[[^\]]*\]\([^)]*\)/;

/** What Markdown has and a text of config has not. */
const sorts: Sort[] = [
  {
    what: 'a picture',
    sign: picture,
    instead: 'an entry “picture”, in a section of a kind that has one',
  },
  {
    what: 'a heading',
    sign: /^\s*#{1,6}\s+(?=\S)/m,
    instead: 'the “title” of a section, or { heading: … } in a section of the kind prose',
    entries: (text) => [
      ...(text.trim().includes('\n') ? [] : [{ heading: withoutHeading(text) }]),
      withoutHeading(text),
    ],
  },
  {
    what: 'a table',
    sign: /^\s*\|.+\||\|\s*:?-{3,}/m,
    instead: 'a section of the kind table',
  },
  {
    what: 'code',
    sign: /`[^`]+`/,
    instead: 'the words alone',
    entries: (text) => [text.replaceAll(/`+([^`]+)`+/g, '$1')],
  },
  {
    what: 'a list',
    sign: /^\s*[-*+•]\s+(?=\S)|^\s*\d+[.)]\s.*\n\s*\d+[.)]\s/,
    instead: '{ list: [ … ] } between paragraphs, with one text for each point',
    entries: (text) => [listOf(text)],
  },
  {
    what: 'bold or italic words',
    sign: /(?<![\p{L}\p{N}_])__?(?=[^\s_])[^_]+(?<=\S)__?(?![\p{L}\p{N}_])/u,
    instead: '**bold** or *italic*',
    entries: (text) => [
      text.replaceAll(/__(?=\S)([^_]+)__/g, '**$1**').replaceAll(/_(?=\S)([^_]+)_/g, '*$1*'),
    ],
  },
];

/** What would be shown as it is written in texts that have marks: there are entries of their own for it. */
export const checkMarkdown = (
  config: unknown,
  schema: Schema,
  mayHaveMarks: MayHaveMarks,
): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string') return [];
    const sort = sorts.find(({ sign }) => sign.test(value));
    if (!sort || !mayHaveMarks(config, path)) return [];
    const schemas = schemasAt({ schema, value: config }, path);
    const meant = sort
      .entries?.(value)
      .find((entry) => schemas.some((each) => each.isValidSync(entry, { strict: true })));
    const [found = ''] = sort.sign.exec(value) ?? [];
    const parts = { found: `“${found.trim()}”`, what: sort.what, instead: sort.instead };
    const suggestion = typeof meant === 'object' ? inBraces(meant) : meant && inQuotes(meant);
    return [{ error: 'markdown', path, parts, ...becomes(suggestion) }];
  });
