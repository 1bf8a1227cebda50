import People from '../people/component';
import type { SectionProps } from '../section-props';

/** The team of config/site.ts (specification, sections 2 and 9) as a carousel. */
export default function Team({ section, number }: SectionProps<'team'>) {
  return <People section={{ ...section, kind: 'people' }} number={number} />;
}
