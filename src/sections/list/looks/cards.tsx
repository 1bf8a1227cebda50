import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../../ui/action-link';
import { fittedFigure } from '../../../ui/figure';
import { filledPlace, filledRows, type Most } from '../../../ui/filled-rows';
import { MarkedText } from '../../../ui/marked-text';
import {
  Badge,
  Description,
  EntryName,
  EntryPhoto,
  Facts,
  hasSecond,
  type LookProps,
  Prices,
  SeveralPrices,
  Tags,
  When,
} from './entry-parts';

const gap = 6;

/** As many in a row as fit; those of the last row share its width. */
const wrapping = (width: string) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  '& > li': { flex: `1 1 ${width}`, minWidth: 0 },
});

/** Rows without a hole, whatever the number of entries, also when visitors choose some of them. */
const rows = ({ isChosen }: LookProps, most: Most, width: string) =>
  isChosen ? wrapping(width) : { ...filledRows(most), gap };

const most = {
  cards: { xs: 1, md: 2, lg: 3 },
  tiles: { xs: 1, md: 3, lg: 4 },
  prices: { xs: 1, md: 2, lg: 4 },
} as const;

/** The photograph above the words; in a card that has a row for itself beside them. */
const besideWhenWide = {
  '@container (min-width: 44rem)': {
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    alignItems: 'center',
  },
};

export const Cards = (look: LookProps) => {
  const { entries, heading, attributesOf } = look;
  return (
    <Box component="ul" role="list" sx={rows(look, most.cards, '18rem')}>
      {entries.map((entry, index) => (
        <Card
          component="li"
          key={entry.key}
          {...attributesOf(entry)}
          sx={{
            ...filledPlace({ index, count: entries.length }, most.cards),
            display: 'grid',
            containerType: 'inline-size',
            '& img': { borderRadius: 0 },
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', ...besideWhenWide }}>
            {entry.picture && (
              <EntryPhoto photo={entry.picture} sizes="(min-width: 992px) 33vw, 100vw" />
            )}
            <Stack useFlexGap spacing={3} sx={{ p: 6, flex: 1 }}>
              <Badge entry={entry} />
              <When entry={entry} />
              <EntryName entry={entry} heading={heading} />
              <Description entry={entry} />
              <Facts entry={entry} />
              {/* Those of a row stand on one line. */}
              <Stack spacing={3} sx={{ mt: 'auto' }}>
                <Prices entry={entry} large />
                <Tags entry={entry} />
              </Stack>
            </Stack>
          </Box>
        </Card>
      ))}
    </Box>
  );
};

export const Tiles = (look: LookProps) => {
  const { entries, heading, attributesOf } = look;
  return (
    <Box component="ul" role="list" sx={rows(look, most.tiles, '15rem')}>
      {entries.map((entry, index) => (
        <Stack
          component="li"
          key={entry.key}
          {...attributesOf(entry)}
          spacing={3}
          sx={filledPlace({ index, count: entries.length }, most.tiles)}
        >
          {entry.picture && (
            <EntryPhoto photo={entry.picture} sizes="(min-width: 992px) 33vw, 100vw" />
          )}
          <EntryName entry={entry} heading={heading} />
          <Facts entry={entry} />
          <Tags entry={entry} />
          <Prices entry={entry} />
        </Stack>
      ))}
    </Box>
  );
};

/** It hangs on the upper edge, so that the names and prices of a row stand on one line; a second line grows upwards. */
const OnEdge = ({ children }: { children: string }) => (
  <Typography
    variant="label"
    component="p"
    sx={{
      position: 'absolute',
      bottom: 'calc(100% - 1.1em)',
      insetInlineStart: ({ spacing }) => spacing(6),
      maxWidth: ({ spacing }) => `calc(100% - 2 * ${spacing(6)})`,
      px: 3,
      py: 1,
      border: 1,
      borderColor: 'control',
      borderRadius: ({ shape }) => `${shape.pill}px`,
      bgcolor: 'background.paper',
      color: 'text.primary',
    }}
  >
    {children}
  </Typography>
);

/** The line is seen on every ground, and in colours that the visitor forces. */
const highlighted = {
  bgcolor: 'background.tint',
  borderColor: 'control',
  outline: '2px solid',
  outlineColor: ({ vars }: Theme) => vars.palette.secondary.main,
  outlineOffset: '-2px',
} as const;

/** Cards whose price is their figure; those that are highlighted stand on another ground. */
export const PriceCards = (look: LookProps) => {
  const { entries, heading, attributesOf } = look;
  const prices = entries.flatMap(({ price }) => price ?? []);
  return (
    <Box component="ul" role="list" sx={rows(look, most.prices, '16rem')}>
      {entries.map((entry, index) => (
        <Card
          component="li"
          key={entry.key}
          {...attributesOf(entry)}
          data-solid={entry.highlight}
          sx={{
            ...filledPlace({ index, count: entries.length }, most.prices),
            display: 'flex',
            flexDirection: 'column',
            position: 'relative',
            overflow: 'visible',
            ...(entry.highlight && highlighted),
          }}
        >
          <Stack useFlexGap spacing={4} sx={{ p: 6, flex: 1 }}>
            {entry.badge !== undefined && <OnEdge>{entry.badge}</OnEdge>}
            <EntryName entry={entry} heading={heading} />
            {entry.price !== undefined && (
              <Typography
                component="p"
                sx={{ color: 'text.primary', containerType: 'inline-size' }}
              >
                <Typography variant="h2" component="span" sx={fittedFigure(prices, 'h2')}>
                  {entry.price}
                </Typography>{' '}
                {/* Below every figure: beside some only, those of a row would differ. */}
                {entry.unit !== undefined && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {entry.unit}
                  </Box>
                )}
                {hasSecond && entry.about !== undefined && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {entry.about}
                  </Box>
                )}
              </Typography>
            )}
            <SeveralPrices entry={entry} />
            <Description entry={entry} />
            <When entry={entry} />
            {entry.points && (
              <Box component="ul" sx={{ pl: 5, listStyle: 'disc' }}>
                {entry.points.map((point) => (
                  <li key={point}>
                    <MarkedText text={point} />
                  </li>
                ))}
              </Box>
            )}
            <Facts entry={entry} />
            <Tags entry={entry} />
            {entry.to !== undefined && (
              <Box sx={{ mt: 'auto', pt: 3 }}>
                <ActionLink
                  action={{ label: entry.name, to: entry.to }}
                  variant={entry.highlight ? 'contained' : 'outlined'}
                />
              </Box>
            )}
          </Stack>
        </Card>
      ))}
    </Box>
  );
};
