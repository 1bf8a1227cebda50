import { valueAt } from '../../src/schema/values/paths';
import { keyMetadata, kindMetadata } from '../../src/sections/kind-metadata';
import { groupOf, listOf, textOf } from '../config-values/values';

type Group = Record<string, unknown>;

const isNumbered = (section: Group) => {
  const { label, hidden, numbered } = section;
  const isCounted = keyMetadata(section, 'numbered')?.whenOmitted === 'true';
  return hidden !== true && typeof label === 'string' && (numbered ?? isCounted) === true;
};

const countsItself = (section: Group) => {
  const list = kindMetadata(section)?.numbersEntriesOf;
  return list !== undefined && listOf(section[list]).length > 1;
};

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
