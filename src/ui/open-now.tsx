import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { orElse } from '../loading/browser-facilities';
import { weekdayOf } from '../schema/calendar';
import type { Hours } from '../schema/hours';
import { type Opening, openingAt } from '../schema/opening';
import type { SiteDefinition } from '../schema/site';
import { fillIn } from '../schema/texts';
import { dayInWords, weekdayNames } from './hours-list';
import { useSite } from './site-context';

type Words = NonNullable<SiteDefinition['words']['openNow']>;

type Next = NonNullable<Extract<Opening, { isOpen: false }>['opens']>;

/** Today, tomorrow, the name of a day of the week; from a week ahead on, the date. */
const dayOf = ({ date, days }: Next, language: string): string => {
  if (days > 6) return dayInWords(date, language);
  if (days > 1) {
    return weekdayNames(language)[weekdayOf(date)]?.[1] ?? date;
  }
  return orElse(
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'),
    dayInWords(date, language),
  );
};

/** An opening in words; empty where there are none for it. */
export const openingInWords = (opening: Opening, words: Words, language: string): string => {
  if (opening.isOpen) {
    if (opening.until === undefined) return words.openLong ?? '';
    return fillIn(words.open, { time: opening.until });
  }
  if (!opening.opens) return '';
  return fillIn(words.closed, { day: dayOf(opening.opens, language), time: opening.opens.time });
};

/** About as long as what may stand there, for the room that it needs. */
const longestWords = ({ closed }: Words, { special = [] }: Hours, language: string): string => {
  const days = weekdayNames(language).map(([, name]) => name);
  // Only days with other hours close for longer than a week.
  const dates = special.length > 0 ? [dayInWords('2027-09-29', language)] : [];
  const [day = ''] = [...days, ...dates].sort((one, other) => other.length - one.length);
  return fillIn(closed, { day, time: '00:00' });
};

const minute = 60_000;

/** Calls at the begin of each minute, and when the page is seen again: a machine may have slept. */
const eachMinute = (call: () => void) => {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        call();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener('visibilitychange', call);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', call);
  };
};

type OpenNowProps = {
  hours: Hours;
  timeZone: string;
  words: Words;
};

/**
 * Whether a place is open, by the visitor's clock and the time zone of the place. Only script knows: the page's
 * HTML has room for it, without script not even that, and no paper says it.
 */
export const OpenNow = ({ hours, timeZone, words }: OpenNowProps) => {
  const { language } = useSite().site;
  const text = useSyncExternalStore(
    eachMinute,
    () => openingInWords(openingAt(hours, { timeZone, moment: new Date() }), words, language),
    () => '',
  );
  return (
    <Box
      data-room={longestWords(words, hours, language)}
      data-script="near"
      sx={{
        display: 'grid',
        mb: 4,
        fontWeight: 600,
        color: 'text.primary',
        '& > *, &::before': { gridArea: '1 / 1', fontWeight: 'inherit' },
        '&::before': { content: 'attr(data-room) / ""', visibility: 'hidden' },
        '@media print, (scripting: none)': { display: 'none' },
      }}
    >
      <Typography>{text}</Typography>
    </Box>
  );
};
