import type { Schema } from 'yup';
import { valueAt } from '../../src/schema/values/paths';
import { sectionSchemas } from '../../src/sections/registry';
import { groupOf, listOf, textOf } from '../config-values/values';

type Group = Record<string, unknown>;

/** Kinds whose sections are counted unless they say otherwise. */
const counted = new Set(
  Object.entries(sectionSchemas).flatMap(([kind, { fields }]) => {
    const numbered = 'numbered' in fields ? fields.numbered : undefined;
    return (numbered as Schema | undefined)?.meta()?.whenOmitted === 'true' ? [kind] : [];
  }),
);

const isNumbered = ({ kind, label, hidden, numbered }: Group) =>
  hidden !== true &&
  typeof label === 'string' &&
  (numbered ?? counted.has(textOf(kind) ?? '')) === true;

const countsItself = ({ kind, items }: Group) => kind === 'alternating' && listOf(items).length > 1;

const without = ({ label: _label, numbered: _numbered, ...section }: Group) => section;

/**
 * A page with the labels that the theme wants: none, those without numbers, or all, of which a number that would be
 * the only one of its page is left out.
 */
export const withShownLabels = (page: unknown, theme: unknown): unknown => {
  const sections = listOf(groupOf(page).sections);
  const wanted = textOf(valueAt(theme, 'sections.labels'));
  const shown = (of: (section: Group) => unknown) => ({
    ...groupOf(page),
    sections: sections.map((section) =>
      section === groupOf(section) ? of(groupOf(section)) : section,
    ),
  });
  if (wanted === 'none') return sections.length > 0 ? shown(without) : page;
  const numbered = sections.map(groupOf).filter(isNumbered);
  const [first] = numbered;
  const isAlone = numbered.length === 1 && first !== undefined && !countsItself(first);
  if (!isAlone && (wanted !== 'words' || numbered.length === 0)) return page;
  return shown((section) =>
    numbered.includes(section) ? { ...section, numbered: false } : section,
  );
};
