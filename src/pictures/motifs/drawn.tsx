import { styled } from '@mui/material/styles';
import type { ComponentType, PropsWithChildren } from 'react';
import { mark } from '../mark';
import { type MotifDrawing, motifFrame } from './drawing';

/** What a motif draws, wherever it is: nothing of it says anything to screen readers. */
export type MotifParts = {
  /** In the header of a page, on the side without text. */
  Opening: ComponentType;
  /** Around the form of the first page: it fills its positioned box. A stair carries what it is given, a picture. */
  Backdrop: ComponentType<PropsWithChildren>;
  /** Beside an invitation. */
  Emblem: ComponentType;
  /** Before the name of the site. */
  Mark: ComponentType;
};

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  width: '100%',
  height: 'auto',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  '& .ground': { fill: vars.palette.background.tint },
  '& .plane': { fill: vars.palette.background.paper, strokeWidth: 2 },
  '& .line, & .plane, & .dots': { stroke: vars.palette.secondary.main },
  '& .dots': { strokeDasharray: `0 ${motifFrame.dots}` },
  '& .solid': { fill: vars.palette.secondary.main },
  '& .accent': { fill: vars.palette.highlight.main },
}));

const Side = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: '60%',
  height: '4.5rem',
  '&[data-whole]': { width: '6rem', insetInlineEnd: theme.space.gutter },
  '& svg': { height: '100%' },
  [theme.breakpoints.up('lg')]: {
    '&, &[data-whole]': { insetInlineEnd: 0, width: '36%', height: '100%' },
  },
}));

/** A framed sheet: it stands on top of the form on small screens, and behind it on large ones. */
const Sheet = styled('div')(({ theme: { breakpoints, shape, vars } }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 100%',
  height: '7.5rem',
  overflow: 'hidden',
  pointerEvents: 'none',
  border: `1.5px solid ${vars.palette.text.primary}`,
  borderBottom: 0,
  borderRadius: `${shape.card}px ${shape.card}px 0 0`,
  '& svg': { height: '100%' },
  [breakpoints.up('lg')]: {
    inset: '-5rem -2rem 6rem',
    height: 'auto',
    border: `1.5px solid ${vars.palette.text.primary}`,
    borderRadius: shape.card,
  },
}));

const Square = styled('svg')(({ theme: { vars } }) => ({
  flex: 'none',
  width: 'min(2.25rem, 11.5vw)',
  height: 'auto',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .ground': { fill: vars.palette.secondary.main },
  '& .line': { fill: 'none', stroke: vars.palette.background.default },
  '& .leaf': { fill: vars.palette.highlight.main },
}));

export const drawnParts = ({ shapes, whole, mark: { line, leaf } }: MotifDrawing): MotifParts => {
  const { width, height } = motifFrame;
  const drawn = (cut?: 'xMaxYMax slice' | 'xMaxYMin slice') => (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cut}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(({ as, d, width: thick }) => (
        <path key={d} className={as} d={d} strokeWidth={thick} />
      ))}
    </Drawing>
  );
  return {
    Opening: () => <Side data-whole={whole}>{drawn('xMaxYMax slice')}</Side>,
    Backdrop: () => <Sheet>{drawn('xMaxYMin slice')}</Sheet>,
    Emblem: () => drawn(),
    Mark: () => (
      <Square viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" focusable="false">
        <rect className="ground" width={mark.size} height={mark.size} rx={mark.radius} />
        <path className="line" d={line.path} strokeWidth={line.width} />
        <path className="leaf" d={leaf.path} />
      </Square>
    ),
  };
};
