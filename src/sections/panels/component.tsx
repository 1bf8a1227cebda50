import styled from '@emotion/styled';
import { ActionLink } from '../action-link';
import { Prose, Section } from '../section';
import type { SectionProps } from '../section-props';

/** Two panels stand like two steps of a stair. */
const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))',
    '& > :nth-of-type(odd)': { marginTop: theme.spacing(8) },
    '& > :nth-of-type(even)': { marginBottom: theme.spacing(8) },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  borderRadius: theme.tokens.radius.device,
  border: `1px solid ${theme.tokens.color.hairline}`,
  backgroundColor: theme.tokens.color.surface,
  '&[data-solid]': {
    borderColor: 'transparent',
    backgroundColor: theme.tokens.color.accent,
    // The dark scheme's accent is bright; there the panel is its shade.
    '@media (prefers-color-scheme: dark)': {
      backgroundColor: `color-mix(in srgb, ${theme.tokens.color.accent} 24%, ${theme.tokens.color.paper})`,
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(5),
  height: '100%',
  padding: theme.spacing(6, 5),
  color: theme.tokens.color.body,
  '& a': { marginTop: 'auto' },
  // On green, words take the strongest of the band's colours.
  '&[data-tone="band"]': { color: theme.tokens.color.ink },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 7) },
}));

const Title = styled('h3')(({ theme: { tokens } }) => ({ ...tokens.type.h3 }));

export default function Panels({ section, number }: SectionProps<'panels'>) {
  const { panels, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <List>
        {panels.map((panel, index) => {
          // One solid panel, and so one filled button.
          const solid = index === 1;
          return (
            <Panel key={panel.title} data-solid={solid ? '' : undefined}>
              <Words data-tone={solid ? 'band' : undefined}>
                <Title>{panel.title}</Title>
                <Prose paragraphs={panel.paragraphs} />
                <ActionLink action={panel.action} look={solid ? 'contained' : 'outlined'} />
              </Words>
            </Panel>
          );
        })}
      </List>
    </Section>
  );
}
