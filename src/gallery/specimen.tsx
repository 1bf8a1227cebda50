import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ConfigText } from './config-text';
import { exampleConfig } from './example-config';
import { frameAddress } from './frame';
import type { ShownAs } from './gallery-header';
import { type Example, plainWords } from './kinds';
import { Plate } from './plate';

/** Widths in CSS pixels, from a desk to a hand. */
const widths = [1280, 768, 360] as const;

const besideEachOther = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
};

type SpecimenProps = { example: Example; number: number; shownAs: ShownAs };

/** One example: its config, and its look at each width. */
export const Specimen = ({ example, number, shownAs }: SpecimenProps) => {
  const titleId = useId();
  const words = plainWords(example.name);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={example.name}
      sx={{ pt: 5, pb: 8, borderTop: 1, borderColor: 'control' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: 3, mb: 5 }}>
        <Typography variant="label" component="span" aria-hidden="true" color="text.muted">
          {String(number).padStart(2, '0')}
        </Typography>
        <Typography variant="h3" component="h2" id={titleId} sx={{ flex: 1 }}>
          {words}
        </Typography>
        <Link variant="label" href={frameAddress(example.id, shownAs.words)}>
          On its own, at full size
        </Link>
      </Stack>
      <Box sx={besideEachOther}>
        <ConfigText text={exampleConfig(example)} of={words} />
        {/* The sheets of 768 and 360 share a row, at the scale of the one of 1280 above them. */}
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignContent: 'start',
            justifyContent: 'space-between',
            rowGap: 5,
          }}
        >
          {widths.map((width) => (
            <Box key={width} sx={{ width: { xs: 1, md: width / widths[0] } }}>
              <Plate example={example} width={width} shownAs={shownAs} />
            </Box>
          ))}
        </Stack>
      </Box>
    </Box>
  );
};
