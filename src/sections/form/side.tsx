import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SideProps = { title: string; children: ReactNode };

/** What stands beside a form begins level with the form's first words. */
export const Side = ({ title, children }: SideProps) => (
  <Box sx={{ pt: { lg: 7 } }}>
    <Typography variant="h3" sx={{ mb: 4 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
