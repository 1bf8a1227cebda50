import type { CSSObject } from '@mui/material/styles';

/** One straight piece of the stair line, positioned against the box that the drawing surrounds. */
export type Segment = {
  axis: 'across' | 'up';
  /** Below `lg` the stair stands on top of the box; from `lg` on it climbs beside it. */
  narrow: CSSObject;
  wide: CSSObject;
  /** When it is drawn, as fractions of the whole time. */
  from: number;
  to: number;
};

/**
 * In drawing order: across, up and across again; behind the box, and out of it further up. Lengths without a unit are CSS
 * pixels; the second tread is `--run` long, and begins at `--tread` below `lg`. From `lg` on it is behind the box and
 * `--run` before it, `--high` above its lower edge, and the first is `--low` above that.
 */
export const stair: Segment[] = [
  {
    axis: 'across',
    narrow: { top: -48, left: '-80rem', right: 'calc(100% - var(--tread))' },
    wide: { top: 'calc(100% - var(--low))', right: 'calc(100% + var(--run))' },
    from: 0,
    to: 0.3,
  },
  {
    axis: 'up',
    narrow: { top: -88, height: 42, left: 'calc(var(--tread) - 2px)' },
    wide: {
      top: 'calc(100% - var(--high))',
      height: 'calc(var(--high) - var(--low))',
      left: 'calc(-2px - var(--run))',
    },
    from: 0.3,
    to: 0.44,
  },
  {
    axis: 'across',
    narrow: { top: -88, left: 'var(--tread)', right: 'calc(100% - var(--tread) - var(--run))' },
    wide: { top: 'calc(100% - var(--high))', left: 'calc(0px - var(--run))', right: 0 },
    from: 0.44,
    to: 0.6,
  },
  {
    axis: 'up',
    narrow: { top: -128, height: 42, left: 'calc(var(--tread) + var(--run) - 2px)' },
    wide: { display: 'none' },
    from: 0.6,
    to: 0.8,
  },
  {
    axis: 'across',
    narrow: { top: -128, left: 'calc(var(--tread) + var(--run))', right: '-80rem' },
    wide: { top: '30%', left: '100%' },
    from: 0.8,
    to: 1,
  },
];
