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

/** In drawing order. Lengths without a unit are CSS pixels. */
export const stair: Segment[] = [
  {
    axis: 'across',
    narrow: { top: -48, left: '-10rem', right: '50%' },
    wide: { top: 'auto', bottom: 32, left: '-80rem', right: 'calc(100% + 160px)' },
    from: 0,
    to: 0.25,
  },
  {
    axis: 'up',
    narrow: { top: -88, height: 42, left: '50%' },
    wide: { top: 'auto', bottom: 32, height: 128, left: -160 },
    from: 0.25,
    to: 0.36,
  },
  {
    axis: 'across',
    narrow: { top: -88, left: '50%', right: 'calc(50% - 120px)' },
    wide: { top: 'auto', bottom: 158, left: -160, right: 'calc(100% + 32px)' },
    from: 0.36,
    to: 0.48,
  },
  {
    axis: 'up',
    narrow: { top: -128, height: 42, left: 'calc(50% + 120px)' },
    wide: { top: -8, height: 'auto', bottom: 158, left: -32 },
    from: 0.48,
    to: 0.7,
  },
  {
    axis: 'across',
    narrow: { top: -128, left: 'calc(50% + 120px)', right: '-10rem' },
    wide: { top: -8, left: -32, right: -32 },
    from: 0.7,
    to: 0.88,
  },
  {
    axis: 'up',
    narrow: { display: 'none' },
    wide: { display: 'block', top: -48, height: 42, left: 'calc(100% + 30px)' },
    from: 0.88,
    to: 0.92,
  },
  {
    axis: 'across',
    narrow: { display: 'none' },
    wide: { display: 'block', top: -48, left: 'calc(100% + 30px)', right: '-80rem' },
    from: 0.92,
    to: 1,
  },
];
