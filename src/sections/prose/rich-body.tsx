import Box from '@mui/material/Box';
import type { ProseBlock } from '../../schema/block';
import { RichBlock, RichText } from '../../ui/rich-text';
import { ProseHeading } from './prose-heading';

type RichBodyProps = {
  blocks: readonly ProseBlock[];
  anchors: readonly string[];
  level: 'h2' | 'h3';
  hasDropCap: boolean;
};

/** A text with pictures, sentences set apart, marks of its own or a drop cap. */
const RichBody = ({ blocks, anchors, level, hasDropCap }: RichBodyProps) => (
  <RichText beside="14rem" share={0.75} hasDropCap={hasDropCap}>
    {blocks.map((block, place) =>
      typeof block === 'object' && 'heading' in block ? (
        <Box key={place} sx={{ clear: 'both', '* + &': { pt: 6 }, pb: 4 }}>
          <ProseHeading words={block.heading} level={level} id={anchors[place]} />
        </Box>
      ) : (
        <RichBlock key={place} block={block} />
      ),
    )}
  </RichText>
);

export default RichBody;
