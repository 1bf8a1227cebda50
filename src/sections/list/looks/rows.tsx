import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { enlarged, whereLettersAreLarge } from '../../../theme/enlarged';
import type { ListedEntry } from '../listed-entry';
import {
  About,
  Badge,
  Description,
  EntryName,
  EntryPhoto,
  Facts,
  hasSecond,
  type LookProps,
  Moment,
  Prices,
  SeveralPrices,
  Tags,
  ToCalendar,
  When,
} from './entry-parts';

const row = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  py: 6,
  borderTop: 1,
  borderColor: 'divider',
};

/** In a column of the page, words stand above each other; where the list has the page's width, beside each other. */
const wide = '@container (min-width: 52rem)';

const largerName = ({ typography: { h3 } }: Theme) => `calc(1.2 * ${h3.fontSize})`;

export const Rows = ({ entries, heading, attributesOf }: LookProps) => {
  const hasRest = entries.some(({ tagLinks, price, prices }) => tagLinks ?? price ?? prices);
  const isPictured = entries.some(({ picture }) => picture);
  const words = `minmax(0, 4fr) minmax(0, 5fr)${hasRest ? ' minmax(0, 2fr)' : ''}`;
  return (
    <Box component="ul" role="list" sx={{ containerType: 'inline-size' }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.key}
          {...attributesOf(entry)}
          sx={{
            ...row,
            gridTemplateColumns: {
              md: entry.picture ? 'minmax(0, 9fr) minmax(0, 3fr)' : 'minmax(0, 1fr)',
            },
            [wide]: {
              gridTemplateColumns: isPictured ? 'minmax(0, 9fr) minmax(0, 3fr)' : 'minmax(0, 1fr)',
            },
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              [wide]: { gridTemplateColumns: words, columnGap: 7, alignItems: 'start' },
            }}
          >
            <Stack spacing={3} sx={{ [wide]: { '& :is(h3, h4)': { fontSize: largerName } } }}>
              <When entry={entry} />
              <EntryName entry={entry} heading={heading} />
              <Badge entry={entry} />
              <Facts entry={entry} />
            </Stack>
            <Description entry={entry} />
            {hasRest && (
              <Stack spacing={3} sx={{ [wide]: { gridColumn: 3 } }}>
                <Prices entry={entry} />
                <Tags entry={entry} />
              </Stack>
            )}
          </Box>
          {entry.picture && (
            <EntryPhoto photo={entry.picture} sizes="(min-width: 768px) 25vw, 100vw" />
          )}
        </Box>
      ))}
    </Box>
  );
};

/** Beside it, names keep their room on a telephone with large letters. */
const leafWidth = enlarged('5rem', '20vw');

/** The leaf of a calendar; screen readers hear the whole day beside it. */
const Leaf = ({ leaf }: { leaf: NonNullable<ListedEntry['leaf']> }) => (
  <Box
    aria-hidden="true"
    data-leaf
    sx={{
      display: 'grid',
      justifyItems: 'center',
      width: leafWidth,
      py: 3,
      border: 1,
      borderColor: 'control',
      color: 'text.primary',
    }}
  >
    <Typography variant="label" component="span">
      {leaf.weekday}
    </Typography>
    <Typography
      variant="h2"
      component="span"
      // Two digits of the widest fonts fit.
      sx={{ fontSize: enlarged('2.25rem', '9vw') }}
    >
      {leaf.day}
    </Typography>
    <Typography variant="label" component="span">
      {leaf.month}
    </Typography>
  </Box>
);

type EventProps = Pick<LookProps, 'heading' | 'knowsYear'> & { entry: ListedEntry };

/** What takes place beside its leaf. Its price stands on the line of its time, and on wide screens at its end. */
const Event = ({ entry, heading, knowsYear }: EventProps) => {
  const { day, last, lasts, time, price, prices, badge, facts = [], calendar } = entry;
  // What is shown until it is over is to come; of a leaf that is one of several days nobody would know the last one.
  const isDaySeen = knowsYear && !lasts && (time !== undefined || last !== undefined);
  const hasLine = day !== undefined && (!isDaySeen || time !== undefined);
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: { xs: 4, md: 5 },
        rowGap: 3,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: hasLine ? 'auto 1fr' : undefined,
      }}
    >
      {day !== undefined && (
        <Typography
          variant="label"
          component="p"
          sx={{ position: hasLine ? undefined : 'absolute' }}
        >
          <Moment entry={entry} isDaySeen={isDaySeen} />
        </Typography>
      )}
      <Stack
        spacing={3}
        sx={{ order: { xs: hasLine ? 1 : 0, md: 0 }, width: '100%', gridRow: hasLine ? 2 : 1 }}
      >
        <EntryName entry={entry} heading={heading} />
        <Description entry={entry} />
        {(facts.length > 0 || calendar) && (
          <Typography variant="label" component="p" sx={{ color: 'text.muted' }}>
            {facts.join(' · ')}
            {facts.length > 0 && calendar && ' · '}
            <ToCalendar entry={entry} />
          </Typography>
        )}
        <Tags entry={entry} />
      </Stack>
      {(badge ?? price ?? prices) !== undefined && (
        <Stack
          useFlexGap
          direction={{ xs: 'row', md: 'column' }}
          sx={{
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 4,
            rowGap: 3,
            gridColumn: 2,
            gridRow: hasLine ? '1 / span 2' : 1,
          }}
        >
          <Badge entry={entry} />
          <Prices entry={entry} />
        </Stack>
      )}
    </Box>
  );
};

export const Agenda = ({ entries, attributesOf, heading, knowsYear }: LookProps) => (
  <Box component="ul" role="list" sx={{ containerType: 'inline-size' }}>
    {entries.map((entry) => (
      <Box
        component="li"
        key={entry.key}
        {...attributesOf(entry)}
        sx={{
          ...row,
          gridTemplateColumns: `${leafWidth} minmax(0, 1fr)`,
          [whereLettersAreLarge]: { display: 'block', '& > * + *': { mt: 3 } },
        }}
      >
        {entry.leaf ? <Leaf leaf={entry.leaf} /> : <span />}
        <Event entry={entry} heading={heading} knowsYear={knowsYear} />
      </Box>
    ))}
  </Box>
);

/** Dots from a name to its price, where there is room for more than a few; beside a name of several lines there is not. */
const Dots = () => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      flex: 1,
      mx: 2,
      containerType: 'inline-size',
      '&::before': {
        content: '""',
        display: 'block',
        borderBottom: '2px dotted',
        borderColor: 'control',
        '@container (width < 1.5rem)': { display: 'none' },
      },
    }}
  />
);

/** A card of dishes, or a price list. */
export const Menu = ({ entries, heading, attributesOf }: LookProps) => (
  <Box
    component="ul"
    role="list"
    sx={{
      display: 'grid',
      columnGap: 8,
      rowGap: 6,
      gridTemplateColumns: { lg: entries.length > 1 ? 'repeat(2, minmax(0, 1fr))' : undefined },
      gridAutoRows: { lg: '1fr' },
      '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { lg: '1 / -1' } },
    }}
  >
    {entries.map((entry) => (
      <Box component="li" key={entry.key} {...attributesOf(entry)}>
        <Box sx={{ display: 'flex', alignItems: 'baseline' }}>
          <Box sx={{ minWidth: 0 }}>
            <EntryName
              entry={entry}
              heading={heading}
              // Below the heading of a group, lines that one runs down, not headings as large as it.
              variant={heading === 'h4' ? 'lead' : 'h3'}
            />
          </Box>
          {entry.price !== undefined && (
            <>
              <Dots />
              <Typography
                component="span"
                sx={{
                  color: 'text.primary',
                  fontVariantNumeric: 'tabular-nums',
                  flexShrink: 0,
                  maxWidth: '50%',
                  textAlign: 'end',
                  overflowWrap: 'anywhere',
                }}
              >
                {entry.price}
                {entry.unit === undefined ? '' : ` ${entry.unit}`}
                {hasSecond && <About entry={entry} />}
              </Typography>
            </>
          )}
        </Box>
        <Stack spacing={2} sx={{ mt: 2 }}>
          <Badge entry={entry} />
          <Description entry={entry} />
          <Facts entry={entry} />
          <Tags entry={entry} />
          <SeveralPrices entry={entry} />
        </Stack>
      </Box>
    ))}
  </Box>
);
