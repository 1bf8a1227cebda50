import { Section } from '../../ui/section';
import { useSite } from '../../ui/site-context';
import type { SectionProps } from '../section-props';
import { PeopleView } from './people-view';

export default function People({ section, number }: SectionProps<'people'>) {
  const { team = [] } = useSite().site;
  const { people = team, carousel, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <PeopleView name={section.title} people={people} carousel={carousel} />
    </Section>
  );
}
