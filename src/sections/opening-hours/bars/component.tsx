import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { weekdayOf } from '../../../schema/calendar';
import { spansOn, weekdays } from '../../../schema/hour-span';
import { whereLettersAreLarge } from '../../../theme/enlarged';
import { mayBeFromRight } from '../../../theme/from-right';
import { Columns } from '../../../ui/columns';
import { SpecialList, Times, weekdayNames } from '../../../ui/hours-list';
import { MarkedText } from '../../../ui/marked-text';
import { Section } from '../../../ui/section';
import { useSite } from '../../../ui/site-context';
import type { SectionProps } from '../../section-props';
import { OpenLine, type ShownHours, useHours } from '../shown-hours';
import { type Bar, dayScale } from './day-scale';

/** Where there is room, a day stands before its bar and its hours behind it: so much each. */
const before = '12rem';
const behind = '12rem';
const height = '2.75rem';

/** Beside day and hours, or below them. */
const track = {
  position: 'absolute',
  insetInline: { xs: 0, md: `${before} ${behind}` },
} as const;

const Drawing = styled('svg')(({ theme: { vars, shape } }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& line': { stroke: vars.palette.control, opacity: 0.4 },
  '& rect': { rx: `${shape.borderRadius}px`, fill: 'none', stroke: vars.palette.control },
  '& rect[data-open]': { fill: vars.palette.secondary.main, stroke: 'none' },
  '& text': { fill: vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '@media (forced-colors: active)': {
    '& line, & rect': { stroke: 'CanvasText' },
    '& rect[data-open]': { fill: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
  },
}));

type Scale = ReturnType<typeof dayScale>;

/** On a page that is read from right to left the day begins on the right. */
const useMirrored = () => {
  const isMirrored = useSite().site.direction === 'rtl' && mayBeFromRight;
  return (start: number, length = 0) =>
    `${isMirrored ? Number((100 - start - length).toFixed(2)) : start}%`;
};

const Axis = ({ ticks }: Pick<Scale, 'ticks'>) => {
  const place = useMirrored();
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', height: '1.75rem' }}>
      <Box sx={{ ...track, height: '100%', typography: 'label' }}>
        <Drawing>
          {ticks.map(({ hour, at }) => (
            <text key={at} x={place(at)} y="1em" textAnchor="middle">
              {hour}
            </text>
          ))}
        </Drawing>
      </Box>
    </Box>
  );
};

type TrackProps = Pick<Scale, 'ticks'> & { bars: readonly Bar[] };

/** What is drawn stands beside it in words as well. */
const Track = ({ bars, ticks }: TrackProps) => {
  const place = useMirrored();
  return (
    <Box
      aria-hidden="true"
      sx={{ ...track, bottom: 0, top: { md: 0 }, height, my: { md: 'auto' } }}
    >
      <Drawing>
        <rect width="100%" height="100%" />
        {ticks.map(({ at }) => (
          <line key={at} x1={place(at)} x2={place(at)} y1="0" y2="100%" />
        ))}
        {bars.map(({ start, length }) => (
          <rect
            key={start}
            data-open=""
            x={place(start, length)}
            width={`${length}%`}
            height="100%"
          />
        ))}
      </Drawing>
    </Box>
  );
};

const never = () => () => undefined;

/** The place in the week of today, from Monday on. Only script knows: the page’s HTML marks no day. */
const useWeekday = (today: string) => {
  const { timeZone } = useSite().site;
  return useSyncExternalStore(
    never,
    () => (timeZone === undefined ? undefined : weekdayOf(today)),
    () => undefined,
  );
};

const Week = ({ hours, today }: Pick<ShownHours, 'hours' | 'today'>) => {
  const { language } = useSite().site;
  const marked = useWeekday(today);
  const { days, ticks } = dayScale(hours);
  return (
    <>
      <Axis ticks={ticks} />
      <Box component="dl" sx={{ m: 0, containerType: 'inline-size' }}>
        {weekdayNames(language).map(([weekday, name], place) => {
          const spans = spansOn(hours.week, weekday);
          return (
            <Box
              key={weekday}
              sx={{
                position: 'relative',
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: { xs: 'baseline', md: 'center' },
                columnGap: 4,
                minHeight: height,
                pb: { xs: `calc(${height} + 0.375rem)`, md: 0 },
                mb: { xs: 4, md: 3 },
                [whereLettersAreLarge]: { flexWrap: 'wrap' },
              }}
            >
              <Typography
                component="dt"
                color="textPrimary"
                aria-current={place === marked ? 'date' : undefined}
                sx={{
                  maxWidth: { md: `calc(${before} - 1rem)` },
                  typography: 'lead',
                  px: 2,
                  marginInlineStart: -2,
                  borderRadius: ({ shape }) => `${shape.pill}px`,
                  fontWeight: 600,
                  // Paper is read on any day.
                  '@media screen': {
                    '&[aria-current]': {
                      bgcolor: 'highlight.main',
                      // Forced colours leave no ground.
                      outline: '2px solid',
                      outlineColor: 'highlight.main',
                      color: 'highlight.contrastText',
                    },
                  },
                }}
              >
                {name}
              </Typography>
              <Box
                component="dd"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'end',
                  columnGap: 4,
                  width: { md: `calc(${behind} - 1.5rem)` },
                  m: 0,
                  typography: 'lead',
                  fontVariantNumeric: 'lining-nums tabular-nums',
                  color: spans.length > 0 ? 'text.primary' : undefined,
                }}
              >
                {spans.length > 0
                  ? spans.map((span) => <Times key={span} span={span} />)
                  : hours.closed}
                <Track bars={days[weekdays.indexOf(weekday)] ?? []} ticks={ticks} />
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
};

/** The week as seven bars on one scale of time, each with its hours beside it. */
export default function HoursBars({ section, number }: SectionProps<'opening-hours'>) {
  const { title, lead, label, tone, anchor, specialTitle, note } = section;
  const shown = useHours(section);
  if (!shown) return null;
  const { hours, special, today, attributes } = shown;
  const hasSpecial = special.length > 0;
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <Box {...attributes}>
        <Box sx={{ '& > div': { mb: 5 }, '& p, & > div::before': { typography: 'h3' } }}>
          <OpenLine hours={hours} />
        </Box>
        <Week hours={hours} today={today} />
        {(hasSpecial || note !== undefined) && (
          <Columns sx={{ mt: 8, alignItems: 'start' }}>
            {hasSpecial && (
              <div>
                {specialTitle !== undefined && (
                  <Typography variant="h3" sx={{ mb: 4 }}>
                    {specialTitle}
                  </Typography>
                )}
                <SpecialList special={special} closed={hours.closed} />
              </div>
            )}
            {note !== undefined && (
              <Typography sx={{ maxWidth: '44ch', textWrap: 'pretty' }}>
                <MarkedText text={note} />
              </Typography>
            )}
          </Columns>
        )}
      </Box>
    </Section>
  );
}
