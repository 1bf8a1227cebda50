import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition } from '../sections/registry';
import type { SectionModules } from '../sections/section-props';
import { hasLooks, shownBy } from '../sections/shown-by';
import type { ShownSection } from './site-runtime';

/** The visible sections; those with a label are numbered in order, unless their kind is quiet. */
export const shownSections = (
  { sections }: PageDefinition,
  kinds: SectionModules,
): ShownSection[] => {
  let number = 0;
  const isNumbered = (section: SectionDefinition) =>
    'label' in section &&
    section.label !== undefined &&
    (section.numbered ?? !(hasLooks ? shownBy(section, kinds) : kinds[section.kind])?.quiet);
  return sections
    .map((section, index) => ({ section, position: index + 1 }))
    .filter(({ section }) => !section.hidden)
    .map(({ section, position }) => ({
      section,
      position,
      number: isNumbered(section) ? ++number : undefined,
    }));
};
