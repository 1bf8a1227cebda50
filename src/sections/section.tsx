import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { Tone } from './section-contract';

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });

/** A section's ground; what stands on it comes up as the section scrolls into view. */
const Ground = styled('section')(({ theme: { tokens } }) => ({
  position: 'relative',
  backgroundColor: tokens.color.paper,
  color: tokens.color.body,
  paddingBlock: tokens.space.section,
  overflow: 'clip',
  '&[data-tone="tint"]': { backgroundColor: tokens.color.tint },
  // The dark scheme's band is close to its tint, which may stand right above it.
  '&[data-tone="band"]': { borderTop: `1px solid ${tokens.color.hairline}` },
  // No opacity: whoever never scrolls, or prints, or measures contrast, has the whole text.
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      '& > div': {
        animation: `${rise} linear both`,
        animationTimeline: 'view()',
        animationRange: 'entry 0% entry 60%',
      },
    },
  },
}));

export const Container = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: `calc(${tokens.space.container} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
}));

/** The rule takes one step up at its end. */
const Label = styled('p')(({ theme }) => {
  const { color, type } = theme.tokens;
  const rule = `linear-gradient(${color.control}, ${color.control}) no-repeat`;
  return {
    ...type.label,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginBottom: theme.spacing(7),
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    '& [data-number]': { color: color.ink, fontWeight: 600 },
    '&::after': {
      content: '""',
      flex: 1,
      height: '0.5625rem',
      background: `${rule} left bottom / calc(100% - 6rem) 1px, ${rule} calc(100% - 6rem) 0 / 1px 100%, ${rule} right top / 6rem 1px`,
      opacity: 0.6,
    },
  };
});

export const SectionTitle = styled('h2')(({ theme: { tokens } }) => ({ ...tokens.type.h2 }));

export const SectionLead = styled('p')(({ theme: { tokens } }) => ({
  ...tokens.type.lead,
  maxWidth: '44ch',
  textWrap: 'pretty',
}));

const ProseBlock = styled('div')(({ theme: { tokens, spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  maxWidth: tokens.space.measure,
  textWrap: 'pretty',
}));

/** Text to read, no wider than the eye follows. */
export const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <ProseBlock>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </ProseBlock>
);

const Heading = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  marginBottom: theme.spacing(8),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'end',
  },
}));

type SectionFrameProps = {
  /** The id of the section's heading. */
  titleId: string;
  /** The small words at the top, and the section's number on the page. */
  label?: string;
  number?: number;
  tone?: Tone;
  anchor?: string;
  children: ReactNode;
};

/** The frame of a section that lays out its own heading: ground, width, numbered label and rule. */
export const SectionFrame = (props: SectionFrameProps) => {
  const { titleId, label, number, tone, anchor, children } = props;
  return (
    <Ground aria-labelledby={titleId} id={anchor} data-tone={tone}>
      <Container>
        {label && (
          <Label>
            {number !== undefined && <span data-number>{String(number).padStart(2, '0')}</span>}
            <span>{label}</span>
          </Label>
        )}
        {children}
      </Container>
    </Ground>
  );
};

type SectionProps = Omit<SectionFrameProps, 'titleId' | 'number'> & {
  title: string;
  number: number;
  /** Words beside the title on wide screens. */
  lead?: string;
};

/** One section of a page, named by its h2, with its number, its label and a rule. */
export const Section = ({ title, lead, children, ...frame }: SectionProps) => {
  const titleId = useId();
  return (
    <SectionFrame titleId={titleId} {...frame}>
      <Heading>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {lead && <SectionLead>{lead}</SectionLead>}
      </Heading>
      {children}
    </SectionFrame>
  );
};
