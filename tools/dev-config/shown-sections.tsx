import type { PageDefinition } from '../../src/sections/page-schema';
import type { SectionDefinition } from '../../src/sections/registry';
import {
  SectionView as ProductView,
  shownSections as productSections,
  type ShownSection,
} from '../../src/site/shown-sections';
import { Diagnosis, diagnosisOf } from './diagnosis';

/** What is said of the page as a whole stands before its sections. */
export const shownSections = (definition: PageDefinition): ShownSection[] => {
  const shown = productSections(definition);
  if (!diagnosisOf(definition)) return shown;
  const section = definition as object as SectionDefinition;
  return [{ section, position: 0, number: 0 }, ...shown];
};

type SectionViewProps = Parameters<typeof ProductView>[0];

/** Stands in for the view of src/site/shown-sections.tsx: a broken section says what is wrong. */
export const SectionView = (props: SectionViewProps) =>
  diagnosisOf(props.section) ? <Diagnosis of={props.section} /> : <ProductView {...props} />;
