import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { ShownSection } from './site-runtime';

/** Not numbered chapters of a page, unless config says so. */
const quietKinds: SectionKind[] = ['call-to-action', 'prose'];

const isNumbered = (section: SectionDefinition) =>
  'label' in section &&
  section.label !== undefined &&
  (section.numbered ?? !quietKinds.includes(section.kind));

/** The visible sections; those with a label are numbered in order. */
export const shownSections = ({ sections }: PageDefinition): ShownSection[] => {
  let number = 0;
  return sections
    .map((section, index) => ({ section, position: index + 1 }))
    .filter(({ section }) => !section.hidden)
    .map(({ section, position }) => ({
      section,
      position,
      number: isNumbered(section) ? ++number : undefined,
    }));
};
