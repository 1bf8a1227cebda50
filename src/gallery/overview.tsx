import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The first page: what there is, in four lists. */
export const Overview = ({ children }: { children: ReactNode }) => (
  <>
    <title>Gallery</title>
    <Stack
      direction={{ lg: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { lg: 'end' }, gap: 4, pt: 8, pb: 7 }}
    >
      <Typography variant="display" tabIndex={-1}>
        Gallery
      </Typography>
      <Typography variant="lead" sx={{ maxWidth: '44ch' }}>
        Everything that config can make, at three widths, with the lines that make it.
      </Typography>
    </Stack>
    <Box sx={{ pb: 9 }}>{children}</Box>
  </>
);
