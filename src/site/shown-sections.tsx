import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import type { SectionModules } from './load-page';

export type ShownSection = {
  section: SectionDefinition;
  /** Its position in config, from 1. */
  position: number;
  number: number | undefined;
};

/** The visible sections; those with a label are numbered in order, unless their kind is quiet. */
export const shownSections = (
  { sections }: PageDefinition,
  kinds: SectionModules,
): ShownSection[] => {
  let number = 0;
  const isNumbered = (section: SectionDefinition) =>
    'label' in section &&
    section.label !== undefined &&
    (section.numbered ?? !kinds[section.kind]?.quiet);
  return sections
    .map((section, index) => ({ section, position: index + 1 }))
    .filter(({ section }) => !section.hidden)
    .map(({ section, position }) => ({
      section,
      position,
      number: isNumbered(section) ? ++number : undefined,
    }));
};

type SectionViewProps = SectionProps<SectionKind> & { kinds: SectionModules };

export const SectionView = ({ kinds, ...props }: SectionViewProps) => {
  const Component = kinds[props.section.kind]?.default;
  if (!Component) throw new Error(`There is no section kind "${props.section.kind}".`);
  return <Component {...props} />;
};
