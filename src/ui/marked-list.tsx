import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MarkedList as MarkedListBlock } from '../schema/block';
import { MarkedText } from './marked-text';

const leaf = { width: '0.6em', height: '0.6em', borderRadius: '0 100% 0 100%' };
const check = { width: '0.8em', height: '0.65em' };

const shapes = {
  leaf,
  check: {
    ...check,
    clipPath: 'polygon(0 52%, 14% 34%, 38% 62%, 86% 0, 100% 14%, 40% 100%)',
  },
  dash: { width: '0.8em', height: '0.14em' },
  arrow: {
    ...check,
    clipPath:
      'polygon(0 42%, 74% 42%, 50% 10%, 62% 0, 100% 50%, 62% 100%, 50% 90%, 74% 58%, 0 58%)',
  },
};

type MarkedListProps = Pick<MarkedListBlock, 'list' | 'marks'>;

const MarkedList = ({ list, marks = 'leaf' }: MarkedListProps) => (
  <Box component="ul" role="list" sx={{ display: 'grid', gap: 3 }}>
    {list.map((point, place) => (
      <Typography
        component="li"
        key={place}
        sx={{
          position: 'relative',
          paddingInlineStart: '1.75em',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInlineStart: 0,
            top: '0.8em',
            translate: '0 -50%',
            bgcolor: 'secondary.main',
            forcedColorAdjust: 'none',
            ...shapes[marks],
          },
          ...(marks === 'arrow' && { '[dir="rtl"] &::before': { scale: '-1 1' } }),
        }}
      >
        <MarkedText text={point} />
      </Typography>
    ))}
  </Box>
);

export default MarkedList;
