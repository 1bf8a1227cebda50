import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Tone } from './section-contract';

type SectionProps = {
  title: string;
  /** The small words above the title, and the section's number on the page. */
  label?: string;
  number: number;
  tone?: Tone;
  anchor?: string;
  /** Words beside the title on wide screens. */
  lead?: string;
  children: ReactNode;
};

const Ground = styled('section')(({ theme: { tokens } }) => ({
  backgroundColor: tokens.color.paper,
  color: tokens.color.body,
  paddingBlock: tokens.space.section,
  '&[data-tone="tint"]': { backgroundColor: tokens.color.tint },
}));

export const Container = styled('div')(({ theme: { tokens } }) => ({
  width: '100%',
  maxWidth: `calc(${tokens.space.container} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 7),
  marginBottom: theme.spacing(8),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'end',
  },
}));

const Label = styled('p')(({ theme }) => ({
  ...theme.tokens.type.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  color: theme.tokens.color.muted,
  fontVariantNumeric: 'tabular-nums',
  gridColumn: '1 / -1',
  '&::after': {
    content: '""',
    flex: 1,
    height: 1,
    backgroundColor: theme.tokens.color.hairline,
  },
}));

const Title = styled('h2')(({ theme: { tokens } }) => ({ ...tokens.type.h2 }));

const Lead = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.lead,
  maxWidth: '44ch',
}));

/** One section of a page, named by its h2, with its number, its label and a rule. */
export const Section = ({ title, label, number, tone, anchor, lead, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Ground aria-labelledby={titleId} id={anchor} data-tone={tone} data-reveal>
      <Container>
        <Heading>
          {label && (
            <Label>
              <span>{String(number).padStart(2, '0')}</span>
              <span>{label}</span>
            </Label>
          )}
          <Title id={titleId}>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Heading>
        {children}
      </Container>
    </Ground>
  );
};
