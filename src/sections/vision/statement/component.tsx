import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ActionLink } from '../../../ui/action-link';
import { MarkedText } from '../../../ui/marked-text';
import { Prose, TextBlock } from '../../../ui/prose';
import { SectionFrame } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { Counters } from '../counters';

/** Two figures in each row, which are no stair; the last of an odd number has a row for itself. */
const inPairs = {
  '& > dl': {
    mt: 0,
    gridAutoFlow: 'row',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  },
  '&& > dl > div': { mt: 0, gridColumn: 'auto', '&::before': { content: 'none' } },
  '&& > dl > div:nth-of-type(odd)': { paddingInlineStart: 0 },
  '&& > dl > div:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
};

/** The first paragraph as the largest of its section, below a small heading; then the rest, and the figures beside it. */
export default function Statement({ section, number }: SectionProps<'vision'>) {
  const titleId = useId();
  const { title, label, tone, anchor, paragraphs, action, counters, duration } = section;
  const [opening, ...rest] = paragraphs;
  return (
    <SectionFrame {...{ titleId, label, number, tone, anchor }}>
      <Box data-as="heading" sx={{ mb: 5 }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ color: 'secondary.main' }}>
          {title}
        </Typography>
      </Box>
      {typeof opening === 'string' ? (
        <Typography variant="h2" component="p" sx={{ textWrap: 'pretty' }}>
          <MarkedText text={opening} />
        </Typography>
      ) : (
        opening && <TextBlock block={opening} />
      )}
      <Box
        data-columns="end"
        sx={{
          display: 'grid',
          rowGap: 8,
          columnGap: 8,
          alignItems: 'start',
          mt: { xs: 7, lg: 9 },
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          ...inPairs,
        }}
      >
        <Stack sx={{ gap: 6, alignItems: 'start' }}>
          <Prose paragraphs={rest} />
          <ActionLink action={action} variant={tone === 'band' ? 'contained' : 'outlined'} />
        </Stack>
        <Counters counters={counters} duration={duration} />
      </Box>
    </SectionFrame>
  );
}
