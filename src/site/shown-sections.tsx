import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import type { SectionComponents } from './load-page';

export type ShownSection = {
  section: SectionDefinition;
  /** Its position in config, from 1. */
  position: number;
  number: number | undefined;
};

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

type SectionViewProps = SectionProps<SectionKind> & { components: SectionComponents };

export const SectionView = ({ components, ...props }: SectionViewProps) => {
  const Component = components[props.section.kind];
  if (!Component) throw new Error(`There is no section kind "${props.section.kind}".`);
  return <Component {...props} />;
};
