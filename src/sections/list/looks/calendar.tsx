import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SiteLink } from '../../../ui/site-link';
import type { ListedEntry, ListedMonth } from '../listed-entry';
import type { LookProps } from './entry-parts';
import { Agenda } from './rows';

const Month = styled('table')(({ theme: { vars, spacing, breakpoints } }) => ({
  width: '100%',
  marginBottom: spacing(8),
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { padding: spacing(2), textAlign: 'start' },
  '& td': {
    height: '6rem',
    padding: spacing(2),
    verticalAlign: 'top',
    border: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  [breakpoints.down('md')]: { display: 'none' },
}));

type MonthProps = {
  month: ListedMonth;
  weekdays: readonly string[];
  entries: readonly ListedEntry[];
  attributesOf: LookProps['attributesOf'];
};

/** The weeks of a month, each with the numbers of its days; undefined before the first and behind the last one. */
const weeksOf = ({ begins, days }: ListedMonth): (number | undefined)[][] =>
  Array.from({ length: Math.ceil((begins + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const day = week * 7 + at - begins + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );

const MonthTable = ({ month, weekdays, entries, attributesOf }: MonthProps) => {
  const own = entries.filter(({ day }) => day?.startsWith(month.month));
  const isoOf = (day: number) => `${month.month}-${String(day).padStart(2, '0')}`;
  return (
    <Month {...attributesOf(...own)}>
      <Typography component="caption" variant="h3" sx={{ mb: 4, textAlign: 'start' }}>
        {month.name}
      </Typography>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <Typography key={weekday} component="th" variant="label" scope="col">
              {weekday}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={String(week.find((day) => day !== undefined))}>
            {week.map((day, at) => (
              <td key={day ?? `none ${at}`}>
                {day !== undefined && (
                  <>
                    <Typography variant="label" component="p">
                      {day}
                    </Typography>
                    {own
                      .filter((entry) => entry.day === isoOf(day))
                      .map((entry) => (
                        <Box key={entry.key} {...attributesOf(entry)} sx={{ mt: 2 }}>
                          {entry.time} {entry.badge}{' '}
                          {entry.to === undefined ? (
                            entry.name
                          ) : (
                            <Link component={SiteLink} to={entry.to}>
                              {entry.name}
                            </Link>
                          )}
                        </Box>
                      ))}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  );
};

type CalendarProps = LookProps & {
  months: readonly ListedMonth[];
  weekdays: readonly string[];
};

/** A calendar for each month with entries; on small screens, rows. */
export const Calendar = ({ months, weekdays, ...look }: CalendarProps) => (
  <>
    {months
      .filter(({ month }) => look.entries.some(({ day }) => day?.startsWith(month)))
      .map((month) => (
        <MonthTable
          key={month.month}
          {...{ month, weekdays }}
          entries={look.entries}
          attributesOf={look.attributesOf}
        />
      ))}
    <Box sx={{ display: { md: 'none' } }}>
      <Agenda {...look} />
    </Box>
  </>
);
