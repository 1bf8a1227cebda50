import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { enlarged } from '../../../theme/enlarged';
import { SiteLink } from '../../../ui/site-link';
import type { ListedEntry, ListedMonth } from '../listed-entry';
import { type LookProps, ToCalendar } from './entry-parts';

const Days = styled('div')(({ theme: { vars, spacing, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 2,
  marginBottom: spacing(4),
  '& > *': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.5rem',
  },
  '&& > *': { fontSize: enlarged('0.875rem', '3.4vw') },
  '& > [data-cell]': { border: `1px solid ${vars.palette.divider}` },
  // A day on which something takes place is filled, as long as any of it is chosen.
  '& [data-filled]': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: `min(${shape.card}px, 0.5rem)`,
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 700,
    '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-4px' },
  },
}));

/** The dates of a series, which have all but their day in common, as one. */
const folded = (entries: readonly ListedEntry[]): ListedEntry[][] => {
  const keyOf = ({ name, time, badge, to, calendar, tags }: ListedEntry) =>
    JSON.stringify([name, time, badge, to, calendar?.to, tags]);
  return [...new Set(entries.map(keyOf))].map((key) =>
    entries.filter((entry) => keyOf(entry) === key),
  );
};

const dayOf = ({ day = '' }: ListedEntry) => Number(day.slice(8));

type MonthProps = Pick<LookProps, 'attributesOf' | 'heading'> & {
  month: ListedMonth;
  weekdays: readonly string[];
  /** Those of the month. */
  entries: readonly ListedEntry[];
};

/** The days of a month, and below them in words what fills them. */
const Month = ({ month, weekdays, entries, attributesOf, heading }: MonthProps) => (
  <Box {...attributesOf(...entries)}>
    <Typography component={heading} variant="h3" sx={{ mb: 4 }}>
      {month.name}
    </Typography>
    <Days aria-hidden="true">
      {weekdays.map((weekday) => (
        <Typography key={weekday} component="span" variant="label">
          {weekday}
        </Typography>
      ))}
      {Array.from({ length: month.days }, (_, at) => {
        const own = entries.filter((entry) => dayOf(entry) === at + 1);
        return (
          <Typography
            key={at}
            component="span"
            variant="label"
            data-cell=""
            sx={at === 0 ? { gridColumnStart: month.begins + 1 } : undefined}
          >
            {at + 1}
            {own.length > 0 && (
              <span data-filled="" {...attributesOf(...own)}>
                {at + 1}
              </span>
            )}
          </Typography>
        );
      })}
    </Days>
    <Box component="ul" role="list" sx={{ display: 'grid', gap: 2, m: 0, p: 0 }}>
      {folded(entries).map((same) =>
        same.slice(0, 1).map((entry) => (
          <li key={entry.key} {...attributesOf(...same)}>
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {same.map(dayOf).join(', ')}
            </Box>{' '}
            {entry.to === undefined ? (
              entry.name
            ) : (
              <Link component={SiteLink} to={entry.to}>
                {entry.name}
              </Link>
            )}
            {entry.time !== undefined && `, ${entry.time}`} {entry.badge}{' '}
            <ToCalendar entry={entry} />
          </li>
        )),
      )}
    </Box>
  </Box>
);

type CalendarProps = LookProps & {
  months: readonly ListedMonth[];
  weekdays: readonly string[];
};

/** A calendar for each month with entries, two beside each other where there is room. */
export const Calendar = ({ months, weekdays, entries, ...look }: CalendarProps) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 8,
      rowGap: 8,
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {months.map((month) => {
      const own = entries.filter(({ day }) => day?.startsWith(month.month));
      if (own.length === 0) return null;
      return <Month key={month.month} {...{ ...look, month, weekdays }} entries={own} />;
    })}
  </Box>
);
