import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../../ui/action-link';
import { MarkedText } from '../../../ui/marked-text';
import {
  Badge,
  Description,
  EntryName,
  EntryPhoto,
  Facts,
  type LookProps,
  Prices,
  SeveralPrices,
  When,
} from './entry-parts';

/** As many in a row as fit; those of the last row share its width. */
const wrapping = (width: string) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > li': { flex: `1 1 ${width}`, minWidth: 0 },
});

export const Cards = ({ entries, heading, attributesOf }: LookProps) => (
  <Box component="ul" sx={wrapping(entries.length === 4 ? '24rem' : '18rem')}>
    {entries.map((entry) => (
      <Card
        component="li"
        key={entry.key}
        {...attributesOf(entry)}
        sx={{ display: 'flex', flexDirection: 'column', '& img': { borderRadius: 0 } }}
      >
        {entry.picture && (
          <EntryPhoto photo={entry.picture} sizes="(min-width: 992px) 33vw, 100vw" />
        )}
        <Stack spacing={3} sx={{ p: 6 }}>
          <Badge entry={entry} />
          <When entry={entry} />
          <EntryName entry={entry} heading={heading} />
          <Description entry={entry} />
          <Facts entry={entry} />
          <Prices entry={entry} />
        </Stack>
      </Card>
    ))}
  </Box>
);

export const Tiles = ({ entries, heading, attributesOf }: LookProps) => (
  <Box component="ul" sx={wrapping('15rem')}>
    {entries.map((entry) => (
      <Stack component="li" key={entry.key} {...attributesOf(entry)} spacing={3}>
        {entry.picture && (
          <EntryPhoto photo={entry.picture} sizes="(min-width: 992px) 33vw, 100vw" />
        )}
        <EntryName entry={entry} heading={heading} />
        <Facts entry={entry} />
        <Prices entry={entry} />
      </Stack>
    ))}
  </Box>
);

/** Cards whose price is their figure; those that are highlighted stand on another ground. */
export const PriceCards = ({ entries, heading, attributesOf }: LookProps) => (
  <Box component="ul" sx={wrapping('16rem')}>
    {entries.map((entry) => (
      <Card
        component="li"
        key={entry.key}
        {...attributesOf(entry)}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          ...(entry.highlight && { bgcolor: 'background.tint', borderColor: 'control' }),
        }}
      >
        <Stack spacing={4} sx={{ p: 6, flex: 1 }}>
          <Badge entry={entry} />
          <EntryName entry={entry} heading={heading} />
          {entry.price !== undefined && (
            <Typography component="p" sx={{ color: 'text.primary' }}>
              <Typography variant="h2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {entry.price}
              </Typography>{' '}
              {entry.unit}
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
          {entry.to !== undefined && (
            <Box sx={{ mt: 'auto !important', pt: 3 }}>
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
