import type { Finding } from '../finding';
import { meantBy } from '../nearest/meant-by';
import { groupOf, listOf, textOf } from '../read/values';
import { findIn } from '../read/walk';
import { checkTables } from './check-tables';

/** The kinds of sections that hold the main heading of a page. */
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
  // A kind that is misspelt is told as such.
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

/** Texts and groups that stand in one list twice. */
export const checkRepeated = (value: unknown): Finding[] =>
  findIn(value, ({ path, value: list }): Finding[] => {
    // Two places of a row may hold the same.
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

/** A page by itself: its headings, and what it says twice. */
export const checkPage = (value: unknown): Finding[] => {
  const sections = listOf(groupOf(value).sections).map(groupOf);
  return [
    ...checkHeadings(sections),
    ...checkHighlights(sections),
    ...checkTables(sections),
    ...checkRepeated(value),
  ];
};
