import Stack from '@mui/material/Stack';
import type { Block } from '../schema/block';
import { TextBlock } from './text-block';

type ProseProps = { paragraphs: readonly Block[] };

/** Text to read, no wider than the eye follows. */
export const Prose = ({ paragraphs }: ProseProps) => (
  <Stack sx={{ gap: 4, maxWidth: ({ space }) => space.measure, textWrap: 'pretty' }}>
    {paragraphs.map((block, place) => (
      <TextBlock key={place} block={block} />
    ))}
  </Stack>
);
