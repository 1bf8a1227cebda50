import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../hydration/when-near';
import { wantsCalm } from '../../loading/browser-facilities';
import { fromLeft } from '../../theme/isolated';
import { filledPlace, filledRows, type Place, rowAt } from '../../ui/filled-rows';
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

/** More would not fit beside each other: they stand in several rows, which are no stair. */
const mostInOneRow = 5;

const most = { xs: 1, sm: 2, lg: 4 } as const;

/** How much higher each step of a stair is than the one before it, in CSS rem. */
const stepUp = 2.5;

/** As the treads of a stair that rises along the line; the last one stands on top. */
const onStair = {
  position: 'relative',
  ...Object.fromEntries(
    Array.from({ length: mostInOneRow }, (_, below) => [
      `&:nth-last-of-type(${below + 1})`,
      { marginTop: `${below * stepUp}rem` },
    ]),
  ),
  // The riser up from the previous tread.
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: -2,
    insetInlineStart: -2,
    height: `calc(${stepUp}rem + 2px)`,
    borderInlineStart: '2px solid',
    borderColor: color,
  },
};

/** The last of an odd number fills its row. */
const placeOf = (place: Place) => {
  if (place.count > mostInOneRow) return filledPlace(place, most);
  const isLeftOver = place.count % 2 === 1 && place.index === place.count - 1;
  return isLeftOver ? { gridColumn: { xs: '1 / -1', lg: 'auto' } } : {};
};

/** On large screens the entries stand on the treads of a stair, if their figures `rise` as it does. */
const entryAt = (place: Place, rise: boolean): SxProps<Theme> => [
  placeOf(place),
  ({ breakpoints, stair }) => ({
    justifyContent: 'flex-end',
    gap: 1,
    pt: 4,
    paddingInlineEnd: 4,
    borderTop: 2,
    borderColor: color,
    [breakpoints.up('lg')]: {
      ...(stair && rise && place.count <= mostInOneRow && onStair),
      ...(place.count > mostInOneRow
        ? rowAt(place, most.lg).at > 0 && { paddingInlineStart: 5 }
        : { '&:not(:first-of-type)': { paddingInlineStart: 5 } }),
    },
  }),
];

/** On small screens columns of at least 8rem; two at most where one is left over. */
const oneRow = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: `repeat(auto-fit, minmax(min(100%, ${count % 2 === 1 ? 'max(8rem, 34%)' : '8rem'}), 1fr))`,
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'none',
  },
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: { lg: 'column' },
});

type CountersProps = Pick<SectionDefinition<'vision'>, 'counters' | 'duration'>;

/**
 * Figures that count from 0 to their targets when they are first seen. The page contains the targets from the
 * start, and screen readers say only those.
 */
export const Counters = ({ counters, duration }: CountersProps) => {
  const list = useRef<HTMLDListElement>(null);
  const RunningFigure = useRunningFigure(list);
  const rise = counters.every(({ target }, at) => target >= (counters[at - 1]?.target ?? 0));
  const shown = ({ target, suffix }: (typeof counters)[number]) =>
    RunningFigure ? (
      <RunningFigure target={target} suffix={suffix} duration={duration} />
    ) : (
      `${target}${suffix}`
    );
  return (
    <Box
      component="dl"
      ref={list}
      data-script="near"
      sx={{
        rowGap: 6,
        columnGap: { xs: 4, lg: 0 },
        mt: 8,
        ...(counters.length > mostInOneRow ? filledRows(most) : oneRow(counters.length)),
        alignItems: { lg: 'start' },
      }}
    >
      {counters.map((counter, index) => (
        // Screen readers say the figure after its label, which stands below it.
        <Stack
          key={counter.label}
          data-as="tread"
          direction="column-reverse"
          sx={entryAt({ index, count: counters.length }, rise)}
        >
          <Typography component="dt">{counter.label}</Typography>
          <Typography variant="display" component="dd" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {fromLeft(shown(counter))}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
};
