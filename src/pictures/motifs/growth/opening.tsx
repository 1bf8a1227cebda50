import { styled } from '@mui/material/styles';
import { pointing } from '../../../theme/from-right';

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '60%',
  height: '4.5rem',
  '& .ground': { fill: theme.vars.palette.background.tint },
  '& .line': {
    fill: 'none',
    stroke: theme.vars.palette.secondary.main,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  [theme.breakpoints.up('lg')]: { width: '36%', height: '100%' },
}));

/** The line that climbs the stair starts along the floor. */
const Floor = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '40%',
  borderBottom: '1.5px solid',
  borderColor: theme.vars.palette.secondary.main,
  [theme.breakpoints.up('lg')]: { width: '64%' },
}));

const line = 'M0.2 100V80H25V60H50V40H75V20H100';

/**
 * A stair in the header of a page, its treads drawn as one rising line: the section below seems to climb into the page's
 * opening, on the side without text.
 */
export const Opening = () => (
  <>
    <Floor />
    <Drawing
      {...pointing}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="ground" d={`${line}V100Z`} />
      <path className="line" d={line} />
    </Drawing>
  </>
);
