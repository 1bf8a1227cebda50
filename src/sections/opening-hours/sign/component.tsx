import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { figureWidth } from '../../../ui/figure';
import { type DayGroup, daysInWords, groupedDays } from '../../../ui/grouped-days';
import { SpecialList, Times } from '../../../ui/hours-list';
import { MarkedText } from '../../../ui/marked-text';
import { SectionFrame } from '../../../ui/section';
import { useSite } from '../../../ui/site-context';
import type { SectionProps } from '../../section-props';
import { OpenLine, type ShownHours, useHours } from '../shown-hours';

/** As wide as this the sign has its slip of paper beside it, else below. */
const beside = '@container (min-width: 60rem)';

/** A plate in the colours of the band, with a second line within its frame. */
const Plate = styled('div')(({ theme: { vars, shape, spacing, breakpoints } }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: spacing(5),
  padding: spacing(7, 5, 8),
  border: `3px solid ${vars.palette.text.primary}`,
  borderRadius: shape.card,
  outline: `1px solid ${vars.palette.text.primary}`,
  outlineOffset: '-0.875rem',
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.secondary,
  textAlign: 'center',
  [breakpoints.up('md')]: { padding: spacing(8) },
  [beside]: { paddingInline: spacing(9) },
}));

/** A sheet of paper on a pin, partly on the plate. */
const Slip = styled('div')(({ theme: { vars, shadows, shape, spacing } }) => ({
  position: 'relative',
  justifySelf: 'center',
  width: `calc(100% - 2 * ${spacing(5)})`,
  maxWidth: '26rem',
  marginTop: spacing(-5),
  padding: spacing(6, 5, 5),
  border: `1px solid ${vars.palette.control}`,
  borderRadius: shape.card / 2,
  backgroundColor: vars.palette.background.paper,
  boxShadow: shadows[1],
  rotate: '1.5deg',
  '& dt': { textWrap: 'balance' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 0.5rem)',
    top: '0.5rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    border: `0.5rem solid ${vars.palette.secondary.main}`,
  },
  [beside]: {
    alignSelf: 'end',
    justifySelf: 'stretch',
    width: 'auto',
    marginTop: 0,
    marginBottom: spacing(6),
    marginInlineStart: spacing(-8.5),
  },
}));

type LinesProps = Pick<ShownHours, 'hours'>;

/**
 * The letters of all lines have one size: that in which the longest fits into the plate, if it is not too small for a
 * sign; else its hours stand below its days.
 */
const fitting = (lines: readonly string[]) => (theme: Theme) => {
  const { h2, h3 } = theme.typography;
  const widths = lines.map((line) =>
    figureWidth(line.replaceAll(' ', '\u00A0'), theme.letterWidth),
  );
  // The room between days and hours is half a letter more.
  const share = `${(100 / (Math.max(...widths, 1) + 0.5)).toFixed(2)}cqi`;
  const atLeast = (smallest: string) => `max(${smallest}, min(${h2.fontSize}, ${share}))`;
  return { xs: atLeast(`${h3.fontSize}`), md: atLeast(`1.6 * ${h3.fontSize}`) };
};

/** Painted short, heard in full. What the browser calls a day otherwise than the build did is left as it was. */
const Days = ({ days }: Pick<DayGroup, 'days'>) => {
  const { language } = useSite().site;
  return (
    <>
      <span aria-hidden="true" suppressHydrationWarning>
        {daysInWords(days, { language, length: 'short' })}
      </span>
      <VisuallyHidden suppressHydrationWarning>
        {daysInWords(days, { language, length: 'long' })}
      </VisuallyHidden>
    </>
  );
};

const Lines = ({ hours }: LinesProps) => {
  const { language } = useSite().site;
  const groups = groupedDays(hours);
  const texts = groups
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) =>
      [daysInWords(days, { language, length: 'short' }), ...spans].join(' '),
    );
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 4, width: '100%', m: 0, containerType: 'inline-size' }}
    >
      {groups.map(({ days, spans }) => {
        const isOpen = spans.length > 0;
        return (
          <Box
            key={days.join()}
            sx={[
              {
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'center',
                columnGap: '0.5em',
                typography: 'body1',
              },
              isOpen && {
                typography: 'h2',
                fontSize: fitting(texts),
                lineHeight: 1.15,
                color: 'text.primary',
              },
              !isOpen && { '* + &': { mt: 2 } },
            ]}
          >
            <dt>
              <Days days={days} />
            </dt>
            <Box
              component="dd"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'center',
                columnGap: '0.5em',
                m: 0,
                fontVariantNumeric: 'lining-nums tabular-nums',
                '& > *': { whiteSpace: 'nowrap' },
              }}
            >
              {isOpen ? spans.map((span) => <Times key={span} span={span} short />) : hours.closed}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

/** A painted sign at a door: days with the same hours on one line, and days that differ on a slip of paper pinned to it. */
export default function HoursSign({ section, number }: SectionProps<'opening-hours'>) {
  const titleId = useId();
  const { title, lead, label, tone, anchor, specialTitle, note } = section;
  const shown = useHours(section);
  if (!shown) return null;
  const { hours, special, attributes } = shown;
  const hasSlip = special.length > 0;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Box {...attributes} data-as="plate" sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [beside]: hasSlip ? { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)' } : {},
          }}
        >
          <Plate data-tone="band">
            <Typography variant="h3" component="h2" id={titleId}>
              {title}
            </Typography>
            {lead && (
              <Typography variant="lead" sx={{ maxWidth: '36ch', textWrap: 'balance' }}>
                <MarkedText text={lead} />
              </Typography>
            )}
            <Box sx={{ width: '4rem', borderTop: 2, borderColor: 'secondary.main' }} />
            <Box
              sx={{
                '&:empty': { display: 'none' },
                '& > div': { mb: 0 },
                '& p': { fontWeight: 600, textWrap: 'balance' },
              }}
            >
              <OpenLine hours={hours} />
            </Box>
            <Lines hours={hours} />
            {note !== undefined && (
              <Typography sx={{ maxWidth: '44ch', textWrap: 'balance' }}>
                <MarkedText text={note} />
              </Typography>
            )}
          </Plate>
          {hasSlip && (
            <Slip>
              {specialTitle !== undefined && (
                <Typography variant="h3" sx={{ mb: 3 }}>
                  {specialTitle}
                </Typography>
              )}
              <SpecialList special={special} closed={hours.closed} short />
            </Slip>
          )}
        </Box>
      </Box>
    </SectionFrame>
  );
}
