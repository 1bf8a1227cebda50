import { pageTitle } from '../../../src/head/page-title';
import { siteFile } from '../../../src/schema/config-files';
import { findIn, groupOf, listOf, pagesIn, textOf, type Values } from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';
import { openings } from './check-sections';
import { checkTable } from './check-table';
import { twice } from './twice';

type Section = Record<string, unknown>;

/** Tables whose rows differ in length, or without headings. */
const checkTables = (sections: Section[]): Finding[] =>
  sections.flatMap((section, index) =>
    section.kind === 'table' ? checkTable(section, `sections[${index}]`) : [],
  );

const checkHeadings = (sections: Section[]): Finding[] => {
  const [first, ...rest] = sections
    .map(({ kind, hidden }, index) => ({
      kind: textOf(kind),
      hidden,
      path: `sections[${index}].kind`,
    }))
    .filter(({ hidden }) => hidden !== true);
  // A misspelt kind has an error of its own.
  const isMissing = first?.kind !== undefined && !openings.includes(first.kind);
  const allowed = openings.map(inQuotes).join(', ');
  return [
    ...(isMissing ? [{ error: 'noMainHeading', path: first.path, allowed } as const] : []),
    ...rest.flatMap(({ kind = '', path }): Finding[] =>
      openings.includes(kind) ? [{ error: 'secondMainHeading', path }] : [],
    ),
  ];
};

const checkHighlights = (sections: Section[]): Finding[] =>
  sections.flatMap(({ kind, title, highlight }, index): Finding[] => {
    const [text, word] = [textOf(title), textOf(highlight)];
    // That of a table is a column.
    if (kind === 'table') return [];
    if (text === undefined || word === undefined || text.includes(word)) return [];
    const path = `sections[${index}].highlight`;
    return [{ error: 'noHighlight', path, ...meantBy(word, text.match(/[^\s.,:;!?]+/g) ?? []) }];
  });

const checkPanels = (sections: Section[]): Finding[] =>
  sections.flatMap(({ kind, panels }, index): Finding[] => {
    const [first, ...others] = listOf(kind === 'panels' && panels)
      .map((panel, at) => ({
        isHighlighted: groupOf(panel).highlight === true,
        path: `sections[${index}].panels[${at}].highlight`,
      }))
      .filter(({ isHighlighted }) => isHighlighted);
    return others.map(({ path }) => ({
      error: 'severalHighlights',
      path,
      see: { path: first?.path ?? '' },
      fix: { remove: path },
    }));
  });

/** Texts and groups that are twice in one list. */
export const checkRepeated = (value: unknown): Finding[] =>
  findIn(value, ({ path, value: list }): Finding[] => {
    // Two cells of a row may be the same.
    if (!Array.isArray(list) || /\.rows\[\d+\]$/.test(path)) return [];
    return twice(
      'repeated',
      list.map((entry: unknown, index) => {
        const at = `${path}[${index}]`;
        const name = entry === '' ? undefined : JSON.stringify(entry);
        return { name, path: at, fix: { remove: at } };
      }),
    );
  });

/** A page by itself: its headings and repetitions. */
export const checkPage = (value: unknown): Finding[] => {
  const sections = listOf(groupOf(value).sections).map(groupOf);
  return [
    ...checkHeadings(sections),
    ...checkHighlights(sections),
    ...checkTables(sections),
    ...checkPanels(sections),
    ...checkRepeated(value),
  ];
};

/** About as many characters as search results show. */
const heads = [
  { path: 'title', limit: 60, doubled: 'doubledTitle', long: 'longTitle' },
  { path: 'description', limit: 160, doubled: 'doubledDescription', long: 'longDescription' },
] as const;

/** Titles and descriptions that two pages share: search results would look the same. Both are one copy. */
export const doubledHeads = (values: Values): FileFinding[] => {
  const found = heads.flatMap(({ path, doubled }) =>
    twice(
      doubled,
      pagesIn(values).map(({ file, page }) => {
        const words = textOf(page[path])?.trim().toLowerCase();
        // A name that nothing has is told as such: all pages of the template have it.
        return { file, path, name: words?.includes('{') ? undefined : words || undefined };
      }),
    ).map((finding): FileFinding => ({ ...finding, parts: { other: finding.see.file ?? '' } })),
  );
  return found.filter(({ file }, index) => found.findIndex((each) => each.file === file) === index);
};

/** Titles and descriptions that search results would cut off. */
export const longHeads = (values: Values): FileFinding[] => {
  const { titleTemplate = '{page}' } = groupOf(values.get(siteFile));
  return pagesIn(values).flatMap(({ file, page }) =>
    heads.flatMap(({ path, limit, long }): FileFinding[] => {
      const words = textOf(page[path]) ?? '';
      const found =
        path === 'title' ? pageTitle({ titleTemplate: String(titleTemplate) }, words) : words;
      if (words === '' || found.length <= limit) return [];
      const parts = { found, length: String(found.length), limit: String(limit) };
      return [{ file, path, error: long, parts }];
    }),
  );
};

/** What a section says of its looks; what it holds does not count. */
const looksOf = ({ kind, ...section }: Section) =>
  JSON.stringify([kind, ...looks.map((key) => section[key])]);

const looks = ['layout', 'look', 'tone', 'align', 'width', 'overlaps', 'ground', 'carousel'];

/** The third of the same kind in a row that looks the same, on pages as visitors see them. */
export const thriceAlike = (values: Values): FileFinding[] =>
  pagesIn(values).flatMap(({ file, page }) => {
    const shown = listOf(page.sections)
      .map((section, index) => ({ section: groupOf(section), index }))
      .filter(({ section }) => section.hidden !== true);
    return shown.flatMap(({ section, index }, at): FileFinding[] => {
      const before = shown.slice(Math.max(0, at - 3), at).map((each) => looksOf(each.section));
      const own = looksOf(section);
      const [last, secondLast, thirdLast] = before.toReversed();
      // A fourth is told with the third.
      if (last !== own || secondLast !== own || thirdLast === own) return [];
      const path = `sections[${index}].kind`;
      return [{ file, path, error: 'thriceAlike', parts: { found: textOf(section.kind) ?? '' } }];
    });
  });
