import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { Block } from '../schema/block';
import { MarkedText, PageMarksContext } from './marked-text';

/** A paragraph of config, or a list between paragraphs. */
export const TextBlock = ({ block }: { block: Block }) => {
  if (typeof block !== 'string')
    return use(PageMarksContext)?.showList(block) ?? block.list.join(' ');
  return (
    <Typography>
      <MarkedText text={block} />
    </Typography>
  );
};

type ProseProps = { paragraphs: readonly Block[] };

/** Text to read, no wider than is comfortable. */
export const Prose = ({ paragraphs }: ProseProps) => (
  <Stack sx={{ gap: 4, maxWidth: ({ space }) => space.measure, textWrap: 'pretty' }}>
    {paragraphs.map((block, place) => (
      <TextBlock key={place} block={block} />
    ))}
  </Stack>
);
