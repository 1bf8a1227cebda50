import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { DryRecord } from './dry-submission';

/** What a form of an example would have stored; announced when it is there. */
export const StoredNote = ({ stored }: { stored: DryRecord | undefined }) => (
  <Container role="status">
    {stored && (
      <Paper sx={{ my: 5, p: 4, bgcolor: 'background.tint' }}>
        <p>Nothing was sent. The site would store this in {stored.collection}:</p>
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(stored.record, null, 2)}
        </Box>
      </Paper>
    )}
  </Container>
);
