import Typography from '@mui/material/Typography';
import type { Block } from '../schema/block';
import { MarkedText } from './marked-text';
import { providedMarks } from './marks';

/** A paragraph of config, or a list between paragraphs. */
export const TextBlock = ({ block }: { block: Block }) => {
  if (typeof block !== 'string') return providedMarks()?.showList(block) ?? block.list.join(' ');
  return (
    <Typography>
      <MarkedText text={block} />
    </Typography>
  );
};
