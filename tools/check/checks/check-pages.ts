import { pageTitle } from '../../../src/head/page-title';
import {
  doubled,
  findIn,
  groupOf,
  listOf,
  pagesIn,
  textOf,
  type Values,
} from '../../config-reader/values';
import { meantBy } from '../../nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';

type Section = Record<string, unknown>;

/** The number of texts in most rows. */
const usual = (counts: number[]): number => {
  const times = (count: number) => counts.filter((each) => each === count).length;
  return counts.toSorted((one, other) => times(other) - times(one) || other - one)[0] ?? 0;
};

const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

const checkTable = (table: Section, path: string): Finding[] => {
  const rows = listOf(table.rows).map(listOf);
  const columns = listOf(table.columns).length;
  const [first, ...others] = new Set(rows.map((row) => row.length));
  // Where all rows agree, only the columns were changed.
  if (columns > 0 && rows.length > 1 && first && others.length === 0 && first !== columns) {
    const parts = { rows: 'Every row', found: texts(first), columns: String(columns) };
    return [{ error: 'raggedRow', path: `${path}.columns`, parts, see: { path: `${path}.rows` } }];
  }
  const expected = columns > 0 ? columns : usual(rows.map((row) => row.length));
  const ragged = rows.flatMap((row, place): Finding[] => {
    // A row that is no list, or empty, has an error of its own.
    if (row.length === expected || row.length === 0) return [];
    const parts = { rows: 'This row', found: texts(row.length), columns: String(expected) };
    const see = columns > 0 ? { path: `${path}.columns` } : undefined;
    const at = `${path}.rows[${place}]`;
    const allowed = listOf(table.columns).flatMap((column) => textOf(column) ?? []);
    return [
      { error: 'raggedRow', path: at, parts, see, allowed: allowed.join(' | ') || undefined },
    ];
  });
  if (columns > 0 || table.rowHeadings !== false) return ragged;
  const suggestion = 'rowHeadings: true';
  const bare: Finding = {
    error: 'tableWithoutHeadings',
    path: `${path}.rowHeadings`,
    suggestion,
    fix: { entry: suggestion },
  };
  return [...ragged, bare];
};

/** Tables whose rows differ in length, or without headings. */
const checkTables = (sections: Section[]): Finding[] =>
  sections.flatMap((section, index) =>
    section.kind === 'table' ? checkTable(section, `sections[${index}]`) : [],
  );

/** Kinds of sections with the main heading of a page. */
const openings = ['hero', 'page-header'];

const checkHeadings = (sections: Record<string, unknown>[]): Finding[] => {
  const shown = sections
    .map(({ kind, hidden }, index) => ({ kind: textOf(kind), hidden: hidden === true, index }))
    .filter(({ hidden }) => !hidden);
  const [first, ...rest] = shown;
  const isOpening = (kind: string | undefined) => kind !== undefined && openings.includes(kind);
  const findings: Finding[] = rest
    .filter(({ kind }) => isOpening(kind))
    .map(({ index }) => ({ error: 'secondMainHeading', path: `sections[${index}].kind` }));
  // A misspelt kind has an error of its own.
  if (first?.kind === undefined || isOpening(first.kind)) return findings;
  return [
    {
      error: 'noMainHeading',
      path: `sections[${first.index}].kind`,
      allowed: openings.map((kind) => `'${kind}'`).join(', '),
    },
    ...findings,
  ];
};

/** Words to be highlighted that are not in their title. */
const checkHighlights = (sections: Record<string, unknown>[]): Finding[] =>
  sections.flatMap(({ title, highlight }, index): Finding[] => {
    const [text, word] = [textOf(title), textOf(highlight)];
    if (text === undefined || word === undefined || text.includes(word)) return [];
    const path = `sections[${index}].highlight`;
    return [{ error: 'noHighlight', path, ...meantBy(word, text.match(/[^\s.,:;!?]+/g) ?? []) }];
  });

/** Texts and groups that are twice in one list. */
export const checkRepeated = (value: unknown): Finding[] =>
  findIn(value, ({ path, value: list }): Finding[] => {
    // Two cells of a row may be the same.
    if (!Array.isArray(list) || /\.rows\[\d+\]$/.test(path)) return [];
    const written = new Set<string | undefined>();
    return list.flatMap((entry: unknown, index): Finding[] => {
      const text = JSON.stringify(entry);
      const isNew = !written.has(text);
      written.add(text);
      return entry !== '' && entry !== undefined && !isNew
        ? [{ error: 'repeated', path: `${path}[${index}]`, fix: { remove: `${path}[${index}]` } }]
        : [];
    });
  });

/** A page by itself: its headings and repetitions. */
export const checkPage = (value: unknown): Finding[] => {
  const sections = listOf(groupOf(value).sections).map(groupOf);
  return [
    ...checkHeadings(sections),
    ...checkHighlights(sections),
    ...checkTables(sections),
    ...checkRepeated(value),
  ];
};

/** About as many characters as search results show. */
const shown = { title: 60, description: 160 };

const twice = { title: 'doubledTitle', description: 'doubledDescription' } as const;
const long = { title: 'longTitle', description: 'longDescription' } as const;
const heads = ['title', 'description'] as const;

const fold = (text: unknown) => textOf(text)?.trim().toLowerCase() || undefined;

/** Titles and descriptions that two pages share: search results would look the same. Both are one copy. */
export const doubledHeads = (values: Values): FileFinding[] => {
  const copied = new Set<string>();
  return heads.flatMap((path) => {
    const pages = pagesIn(values).map(({ file, page }) => ({ file, name: fold(page[path]) }));
    return doubled(pages).flatMap(({ file, first }): FileFinding[] => {
      const pair = `${file} ${first.file}`;
      if (copied.has(pair)) return [];
      copied.add(pair);
      const see = { file: first.file, path };
      return [{ file, path, error: twice[path], parts: { other: first.file }, see }];
    });
  });
};

/** Titles and descriptions that search results would cut off. */
export const longHeads = (values: Values): FileFinding[] => {
  const template = textOf(groupOf(values.get('config/site.ts')).titleTemplate);
  return pagesIn(values).flatMap(({ file, page }) =>
    heads.flatMap((path): FileFinding[] => {
      const words = textOf(page[path]) ?? '';
      const isTitle = path === 'title' && template !== undefined && words !== '';
      const whole = isTitle ? pageTitle({ titleTemplate: template }, words) : words;
      if (whole.length <= shown[path]) return [];
      const parts = { found: whole, length: String(whole.length), limit: String(shown[path]) };
      return [{ file, path, error: long[path], parts }];
    }),
  );
};
