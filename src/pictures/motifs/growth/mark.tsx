import { styled } from '@mui/material/styles';
import { mark } from '../../mark';

const Square = styled('svg')(({ theme: { vars } }) => ({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  '& .ground': { fill: vars.palette.secondary.main },
  '& .stair': {
    fill: 'none',
    stroke: vars.palette.background.default,
    strokeWidth: mark.stair.width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .leaf': {
    fill: vars.palette.highlight.main,
    stroke: vars.palette.background.default,
    strokeWidth: mark.leaf.width,
    strokeLinejoin: 'round',
  },
}));

/** A ledger's line that climbs and grows a leaf. */
export const Mark = () => (
  <Square viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" focusable="false">
    <rect className="ground" width={mark.size} height={mark.size} rx={mark.radius} />
    <path className="stair" d={mark.stair.path} />
    <path className="leaf" d={mark.leaf.path} />
  </Square>
);
