import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Tone } from '../schema/theme';
import { Columns } from './columns';
import { MarkedText } from './marked-text';
import { Title } from './title';

/** On a site of stairs the rule takes one step up at its end. */
const Ruled = styled(Typography)(({ theme }) => {
  const { control, text } = theme.vars.palette;
  const rule = `linear-gradient(${control}, ${control}) no-repeat`;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginBottom: theme.spacing(7),
    color: text.muted,
    fontVariantNumeric: 'tabular-nums',
    '& > [data-number]': { color: text.primary, fontWeight: 600 },
    '&::after': {
      content: '""',
      flex: 1,
      height: '0.5625rem',
      background: theme.stair
        ? `${rule} left bottom / calc(100% - 6rem) 1px, ${rule} right 6rem top / 1px 100%, ${rule} right top / 6rem 1px`
        : `${rule} left / 100% 1px`,
      opacity: 0.6,
    },
  };
});

type NumberedLabelProps = {
  label: string;
  /** The section's number on the page, from 1. */
  number: number | undefined;
};

const NumberedLabel = ({ label, number }: NumberedLabelProps) => (
  <Ruled variant="label">
    {number !== undefined && <span data-number>{String(number).padStart(2, '0')}</span>}
    <span>{label}</span>
  </Ruled>
);

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });

/** A section's background; its content rises as the section scrolls into view. */
const Ground = styled('section')(({ theme: { vars, space } }) => ({
  position: 'relative',
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.secondary,
  paddingBlock: space.section,
  overflow: 'clip',
  '&[data-tone="tint"]': { backgroundColor: vars.palette.background.tint },
  '&[data-joined]': { marginTop: `calc(${space.section} * -0.4)`, paddingTop: 0 },
  // The dark scheme's band is close to its tint, which may be right above it.
  '&[data-tone="band"]': { borderTop: `1px solid ${vars.palette.divider}` },
  // No opacity: the whole text stays visible without scrolling, on paper and for measuring contrast.
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

type SectionFrameProps = {
  /** The id of the section's heading, if it has one. */
  titleId: string | undefined;
  /** The label at the top; the section's number precedes it. */
  label?: string;
  number?: number | undefined;
  tone?: Tone;
  anchor?: string;
  /** It continues the section above, which has the same ground. */
  joined?: boolean;
  children: ReactNode;
};

/** The frame of a section that lays out its own heading: background, width, numbered label and rule. */
export const SectionFrame = (props: SectionFrameProps) => {
  const { titleId, label, number, tone, anchor, joined, children } = props;
  return (
    <Ground
      aria-labelledby={titleId}
      id={anchor}
      data-tone={tone}
      data-joined={joined ? '' : undefined}
    >
      <Container>
        {label && <NumberedLabel label={label} number={number} />}
        {children}
      </Container>
    </Ground>
  );
};

type SectionProps = Omit<SectionFrameProps, 'titleId' | 'number' | 'joined'> & {
  title: string;
  number: number | undefined;
  /** Text beside the title on wide screens. */
  lead?: string;
};

/** One section of a page, labelled by its h2, with its number, its label and a rule. */
export const Section = ({ title, lead, children, ...frame }: SectionProps) => {
  const titleId = useId();
  return (
    <SectionFrame titleId={titleId} {...frame}>
      <Columns data-as="heading" sx={{ rowGap: 4, mb: 8, alignItems: 'baseline' }}>
        <Title variant="h2" id={titleId} words={title} />
        {lead && (
          <Typography variant="lead" sx={{ maxWidth: '44ch' }}>
            <MarkedText text={lead} />
          </Typography>
        )}
      </Columns>
      {children}
    </SectionFrame>
  );
};
