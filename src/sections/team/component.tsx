import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { Carousel } from './carousel';

/** The team of config/site.ts (specification, sections 2 and 9). */
export default function Team({ section, number }: SectionProps<'team'>) {
  const { title, label, lead, tone, anchor, carousel } = section;
  return (
    <Section title={title} label={label} lead={lead} number={number} tone={tone} anchor={anchor}>
      <Carousel name={title} options={carousel} />
    </Section>
  );
}
