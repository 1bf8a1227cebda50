import styled from '@emotion/styled';
import { ActionLink } from '../action-link';
import { Section } from '../section';
import type { SectionProps } from '../section-props';
import { Counters } from './counters';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 7),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '7fr 5fr' },
}));

const Opening = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.lead,
  maxWidth: '48ch',
  color: tokens.color.ink,
}));

const Rest = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  justifyItems: 'start',
  maxWidth: '52ch',
}));

/** What the agency wants, a link to talk, and what it has counted (specification, section 2, "About"). */
export default function Vision({ section, number }: SectionProps<'vision'>) {
  const { title, label, tone, anchor, paragraphs, action, counters, duration } = section;
  const [opening, ...rest] = paragraphs;
  return (
    <Section title={title} label={label} number={number} tone={tone} anchor={anchor}>
      <Columns>
        <Opening>{opening}</Opening>
        <Rest>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ActionLink action={action} look={tone === 'band' ? 'contained' : 'outlined'} />
        </Rest>
      </Columns>
      <Counters counters={counters} duration={duration} />
    </Section>
  );
}
