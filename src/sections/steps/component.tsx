import styled from '@emotion/styled';
import { Section } from '../section';
import type { SectionProps } from '../section-props';

/** How much higher each step stands than the one before it, CSS rem. */
const riser = 3;
const mostSteps = 8;

/** What the step's place from the end makes of its height: the last one stands on top. */
const stair = Object.fromEntries(
  Array.from({ length: mostSteps }, (_, index) => [
    `&:nth-last-of-type(${index + 1})`,
    { marginTop: `${index * riser}rem` },
  ]),
);

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
}));

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(0, 0, 7, 6),
  borderLeft: `2px solid ${theme.tokens.color.accent}`,
  '&:last-of-type': { paddingBottom: 0 },
  [theme.breakpoints.up('lg')]: {
    ...stair,
    padding: theme.spacing(5, 6, 0, 0),
    borderLeft: 'none',
    borderTop: `2px solid ${theme.tokens.color.accent}`,
    // The riser up from the tread before.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: -2,
      left: -2,
      height: `calc(${riser}rem + 2px)`,
      borderLeft: `2px solid ${theme.tokens.color.accent}`,
    },
    '& + &': { paddingLeft: theme.spacing(5) },
  },
}));

const Figure = styled('span')(({ theme: { tokens } }) => ({
  ...tokens.type.h2,
  display: 'block',
  color: tokens.color.accent,
  fontVariantNumeric: 'tabular-nums',
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.tokens.type.h3,
  margin: theme.spacing(4, 0, 3),
}));

const Words = styled('p')(({ theme: { tokens } }) => ({
  maxWidth: tokens.space.measure,
  textWrap: 'pretty',
}));

export default function Steps({ section, number }: SectionProps<'steps'>) {
  const { steps, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <List>
        {steps.map((step, index) => (
          <Step key={step.title}>
            <Figure aria-hidden="true">{index + 1}</Figure>
            <Title>{step.title}</Title>
            <Words>{step.text}</Words>
          </Step>
        ))}
      </List>
    </Section>
  );
}
