import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type ProseProps = { paragraphs: readonly string[] };

/** Text to read, no wider than the eye follows. */
export const Prose = ({ paragraphs }: ProseProps) => (
  <Stack sx={{ gap: 4, maxWidth: ({ space }) => space.measure, textWrap: 'pretty' }}>
    {paragraphs.map((paragraph) => (
      <Typography key={paragraph}>{paragraph}</Typography>
    ))}
  </Stack>
);
