import { styled } from '@mui/material/styles';

/**
 * A highlighter stroke: the ink of the word on it is the same in both schemes. src/theme/emphasis.ts draws another mark
 * in its place.
 */
export const Highlight = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  isolation: 'isolate',
  // One stroke as high as all lines, if the word is too long for one.
  display: 'inline-block',
  maxWidth: '100%',
  color: vars.palette.highlight.contrastText,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    // Beside another word it keeps its distance.
    inset: '-0.03em -0.07em -0.17em',
    borderRadius: '0.1em 0.16em 0.08em 0.14em',
    backgroundColor: vars.palette.highlight.main,
    transform: 'rotate(-1.2deg) skewX(-6deg)',
  },
}));
