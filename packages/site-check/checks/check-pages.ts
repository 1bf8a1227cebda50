import { pageTitle } from '../../../src/head/page-title';
import { siteFile } from '../../../src/schema/config-files';
import {
  findIn,
  groupOf,
  listOf,
  type Page,
  pagesIn,
  textAt,
  textOf,
} from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';
import type { CheckedSite, SiteCheck } from '../checked-site';
import { openings } from './check-sections';
import { checkTable } from './check-table';
import { foundIf, needless, twice } from './found';

type Group = Record<string, unknown>;

/** Tables whose rows differ in length, or without headings. */
const checkTables = (sections: Group[]): Finding[] =>
  sections.flatMap((section, index) =>
    section.kind === 'table' ? checkTable(section, `sections[${index}]`) : [],
  );

const checkHeadings = (sections: Group[]): Finding[] => {
  const [first, ...rest] = sections
    .map(({ kind, hidden }, index) => ({ kind, hidden, path: `sections[${index}].kind` }))
    .filter(({ hidden }) => hidden !== true);
  // A misspelt kind has an error of its own.
  const isMissing = typeof first?.kind === 'string' && !openings.includes(first.kind);
  const allowed = openings.map(inQuotes).join(', ');
  return [
    ...foundIf(isMissing, { error: 'noMainHeading', path: first?.path ?? '', allowed }),
    ...rest
      .filter(({ kind }) => openings.includes(String(kind)))
      .map(({ path }): Finding => ({ error: 'secondMainHeading', path })),
  ];
};

const checkHighlights = (sections: Group[]): Finding[] =>
  sections.flatMap(({ kind, title, highlight }, index): Finding[] => {
    const [text, word] = [textOf(title), textOf(highlight)];
    // That of a table is a column.
    if (kind === 'table' || text === undefined || word === undefined || text.includes(word))
      return [];
    const path = `sections[${index}].highlight`;
    return [{ error: 'noHighlight', path, ...meantBy(word, text.match(/[^\s.,:;!?]+/g) ?? []) }];
  });

const checkPanels = (sections: Group[]): Finding[] =>
  sections.flatMap(({ kind, panels }, index): Finding[] => {
    const [first = '', ...others] = listOf(kind === 'panels' && panels).flatMap((panel, at) =>
      groupOf(panel).highlight === true ? `sections[${index}].panels[${at}].highlight` : [],
    );
    return others.map((path) => needless('severalHighlights', path, { see: { path: first } }));
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
  { path: 'title', limit: 60 },
  { path: 'description', limit: 160 },
];

/** Titles and descriptions that two pages share: search results would look the same. Both are one copy. */
export const doubledHeads: SiteCheck['run'] = ({ values }) => {
  const found = heads.flatMap(({ path }) =>
    twice(
      'doubledHead',
      pagesIn(values).map(({ file, page }) => {
        const words = textOf(page[path])?.trim().toLowerCase();
        // A name that nothing has is told as such: all pages of the template have it.
        return { file, path, name: words?.includes('{') ? undefined : words || undefined };
      }),
    ).map((finding) => ({ ...finding, parts: { other: finding.see.file ?? '', what: path } })),
  );
  return found.filter(({ file }, index) => found.findIndex((each) => each.file === file) === index);
};

/** A title or description that search results would cut off. */
export const longHeads = ({ page }: Page, { values }: CheckedSite): Finding[] =>
  heads.flatMap(({ path, limit }) => {
    const titleTemplate = textAt(values.get(siteFile), 'titleTemplate') ?? '{page}';
    const words = textOf(page[path]) ?? '';
    const found = path === 'title' ? pageTitle({ titleTemplate }, words) : words;
    const parts = { what: path, found, length: String(found.length), limit: String(limit) };
    return foundIf(words !== '' && found.length > limit, { error: 'longHead', path, parts });
  });

/** What a section says of its looks; what it holds does not count. */
const looksOf = ({ kind, ...section }: Group) =>
  JSON.stringify([kind, ...looks.map((key) => section[key])]);

const looks = ['layout', 'look', 'tone', 'align', 'width', 'overlaps', 'ground', 'carousel'];

/** The third of the same kind in a row that looks the same, on a page as visitors see it. */
export const thriceAlike = ({ page }: Pick<Page, 'page'>): Finding[] => {
  const shown = listOf(page.sections)
    .map((section, index) => ({ section: groupOf(section), index }))
    .filter(({ section }) => section.hidden !== true);
  return shown.flatMap(({ section, index }, at): Finding[] => {
    const before = shown.slice(Math.max(0, at - 3), at).map((each) => looksOf(each.section));
    const own = looksOf(section);
    const [last, secondLast, thirdLast] = before.toReversed();
    // A fourth is told with the third.
    if (last !== own || secondLast !== own || thirdLast === own) return [];
    const path = `sections[${index}].kind`;
    return [{ path, error: 'thriceAlike', parts: { found: textOf(section.kind) ?? '' } }];
  });
};
