import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition } from '../sections/registry';
import type { SectionModules } from '../sections/section-props';
import { hasLooks, shownBy } from '../sections/shown-by';
import type { ShownSection } from './site-runtime';

/** The ids that every page has: its main part, and its top. */
export const idsOfEveryPage = ['main', 'top'];

/** The visible sections; those with a label are numbered in order, unless their kind is quiet. */
export const shownSections = (
  { sections }: PageDefinition,
  kinds: SectionModules,
): ShownSection[] => {
  let number = 0;
  const moduleOf = (section: SectionDefinition) =>
    hasLooks ? shownBy(section, kinds) : kinds[section.kind];
  const isNumbered = (section: SectionDefinition) =>
    'label' in section &&
    section.label !== undefined &&
    (section.numbered ?? !moduleOf(section)?.quiet);
  const shown = sections
    .map((section, index) => ({ section, position: index + 1 }))
    .filter(({ section }) => !section.hidden);
  const taken = new Set([...idsOfEveryPage, ...shown.map(({ section }) => section.anchor ?? '')]);
  return shown.map(({ section, position }) => ({
    section,
    position,
    number: isNumbered(section) ? ++number : undefined,
    anchors: moduleOf(section)?.anchors?.(section, taken),
  }));
};
