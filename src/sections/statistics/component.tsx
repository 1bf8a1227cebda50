import styled from '@emotion/styled';
import { Section } from '../section';
import type { SectionProps } from '../section-props';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: theme.spacing(7, 6),
}));

const Figure = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'flex',
  // The figure stands above what it counts, which comes first for those who hear it.
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: spacing(3),
  paddingTop: spacing(5),
  borderTop: `1px solid ${tokens.color.control}`,
  '& dd': { ...tokens.type.display, color: tokens.color.ink, fontVariantNumeric: 'tabular-nums' },
  '& dt': { maxWidth: '20ch' },
}));

export default function Statistics({ section, number }: SectionProps<'statistics'>) {
  const { figures, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <List>
        {figures.map((figure) => (
          <Figure key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </Figure>
        ))}
      </List>
    </Section>
  );
}
