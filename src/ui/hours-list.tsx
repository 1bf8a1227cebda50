import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { orElse } from '../loading/browser-facilities';
import { comingDays } from '../schema/days';
import { dateFormat } from '../schema/formats';
import { parseSpan, spansOn, type Weekday, weekdays } from '../schema/hour-span';
import type { Hours } from '../schema/hours';
import { dateOfWeekday, daysInWords, groupedDays } from './grouped-days';
import { useSite } from './site-context';
import { useToday } from './use-today';

/** The days of the week with their names in a language, from Monday on. */
export const weekdayNames = (language: string): [weekday: Weekday, name: string][] => {
  const format = orElse(
    () => dateFormat(language, { weekday: 'long', timeZone: 'UTC' }),
    undefined,
  );
  return weekdays.map((weekday, index) => [
    weekday,
    format?.format(dateOfWeekday(index)) ?? weekday,
  ]);
};

/** A day such as 2027-12-24 in words, whatever the reader's time zone. */
export const dayInWords = (date: string, language: string): string =>
  orElse(
    () =>
      dateFormat(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${date}T00:00:00Z`)),
    date,
  );

/** HTML's times have no 24:00, the end of a day, and two digits of an hour. */
const Time = ({ at, short }: { at: string; short: boolean }) => {
  if (at === '24:00') return at;
  return short ? <time dateTime={at}>{at.replace(/^0/, '')}</time> : <time>{at}</time>;
};

type TimesProps = {
  span: string;
  /** Without the zero before an hour. */
  short?: boolean | undefined;
};

/** Two times with an en dash and no blanks: a time element has one time. */
export const Times = ({ span, short = false }: TimesProps) => {
  const { opens, closes } = parseSpan(span) ?? {};
  if (opens === undefined || closes === undefined) return <span>{span}</span>;
  return (
    <span>
      <Time at={opens} short={short} />–<Time at={closes} short={short} />
    </span>
  );
};

type LineProps = {
  name: ReactNode;
  spans: readonly string[];
  closed: string;
  short?: boolean | undefined;
};

const Line = ({ name, spans, closed, short }: LineProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 5,
      py: 3,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography component="dt" color="textPrimary" sx={{ fontWeight: 600 }}>
      {name}
    </Typography>
    <Stack
      component="dd"
      sx={{ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
    >
      {spans.length === 0
        ? closed
        : spans.map((span) => <Times key={span} span={span} short={short} />)}
    </Stack>
  </Box>
);

const List = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{ maxWidth: ({ space }) => space.measure, borderTop: 1, borderColor: 'control' }}
  >
    {children}
  </Box>
);

type SpecialListProps = Pick<Hours, 'closed'> &
  Pick<TimesProps, 'short'> & { special: NonNullable<Hours['special']> };

/** The usual week, day by day. */
export const WeekList = ({ hours }: { hours: Hours }) => {
  const { language } = useSite().site;
  return (
    <List>
      {weekdayNames(language).map(([weekday, name]) => (
        <Line
          key={weekday}
          name={name}
          spans={spansOn(hours.week, weekday)}
          closed={hours.closed}
        />
      ))}
    </List>
  );
};

export const SpecialList = ({ special, closed, short }: SpecialListProps) => {
  const { language } = useSite().site;
  return (
    <List>
      {special.map(({ label, from, to, open = [] }) => {
        const days = [from, ...(to === undefined ? [] : [to])]
          .map((date) => dayInWords(date, language))
          .join(' – ');
        const name = label === undefined ? days : `${label}, ${days}`;
        return <Line key={from} name={name} spans={open} closed={closed} short={short} />;
      })}
    </List>
  );
};

/** The usual week, a line for all days with the same hours. */
const ShortWeekList = ({ hours }: { hours: Hours }) => {
  const { language } = useSite().site;
  return (
    <List>
      {groupedDays(hours).map(({ days, spans }) => (
        <Line
          key={days.join()}
          name={daysInWords(days, { language, length: 'long' })}
          spans={spans}
          closed={hours.closed}
        />
      ))}
    </List>
  );
};

/** The usual week, and below it the days to come that have other hours. */
export const HoursLists = ({ hours }: { hours: Hours }) => {
  const { today, attributes } = useToday();
  const special = comingDays(hours, today);
  return (
    <Stack {...attributes} sx={{ gap: 6 }}>
      <ShortWeekList hours={hours} />
      {special.length > 0 && <SpecialList special={special} closed={hours.closed} />}
    </Stack>
  );
};
