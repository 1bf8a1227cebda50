import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../hydration/when-near';
import { wantsCalm } from '../../loading/browser-facilities';
import { stair } from '../../ui/stair';
import type { SectionDefinition } from '../registry';
import type { RunningFigureProps } from './running-figure';

const load = () => import('./running-figure');

/**
 * Loads the animation once `element` has come into view; never for visitors who prefer less motion.
 * Prefetched a screen ahead; if it cannot be loaded, the figures just stand.
 */
const useRunningFigure = (element: RefObject<HTMLElement | null>) => {
  const [Running, setRunning] = useState<ComponentType<RunningFigureProps>>();

  useEffect(() => {
    const { current } = element;
    if (!current || wantsCalm()) return;
    const start = () => {
      load().then(
        ({ RunningFigure }) => setRunning(() => RunningFigure),
        () => undefined,
      );
    };
    const stopLoading = whenNear(current, '100%', () => void load().catch(() => undefined));
    const stopWaiting = whenNear(current, '-10%', start);
    return () => {
      stopLoading();
      stopWaiting();
    };
  }, [element]);

  return Running;
};

const color = 'highlight.main';

/** On large screens the entries stand on the treads of a stair. */
const entry: SxProps<Theme> = ({ breakpoints, motif }) => ({
  justifyContent: 'flex-end',
  gap: 1,
  pt: 4,
  paddingInlineEnd: 4,
  borderTop: 2,
  borderColor: color,
  [breakpoints.up('lg')]: {
    ...stair({ rise: 2.5, color, motif }),
    '&:not(:first-of-type)': { paddingInlineStart: 5 },
  },
});

type CountersProps = Pick<SectionDefinition<'vision'>, 'counters' | 'duration'>;

/**
 * Figures that count from 0 to their targets when they are first seen. The page contains the targets from the
 * start, and screen readers say only those.
 */
export const Counters = ({ counters, duration }: CountersProps) => {
  const list = useRef<HTMLDListElement>(null);
  const RunningFigure = useRunningFigure(list);
  return (
    <Box
      component="dl"
      ref={list}
      sx={{
        display: 'grid',
        rowGap: 6,
        columnGap: { xs: 4, lg: 0 },
        mt: 8,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'none',
        },
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: { lg: 'column' },
        alignItems: { lg: 'start' },
      }}
    >
      {counters.map(({ target, suffix, label }) => (
        // Screen readers say the figure after its label, which stands below it.
        <Stack key={label} direction="column-reverse" sx={entry}>
          <Typography component="dt">{label}</Typography>
          <Typography variant="display" component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {RunningFigure ? (
              <RunningFigure target={target} suffix={suffix} duration={duration} />
            ) : (
              `${target}${suffix}`
            )}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
};
