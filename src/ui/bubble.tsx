import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const edge = 2;

/** A speech bubble. Its tail is below its first line's beginning; with `data-turned` below the end of its lines. */
export const Bubble = styled(Box)(({ theme: { vars, spacing } }) => {
  const tail = {
    content: '""',
    position: 'absolute',
    top: '100%',
    insetInlineStart: spacing(7),
    width: '2.25rem',
    height: '1.75rem',
    clipPath: 'polygon(0 0, 100% 0, 12% 100%)',
    backgroundColor: vars.palette.text.primary,
  };
  return {
    position: 'relative',
    padding: spacing(6),
    // Below it, its tail.
    marginBottom: '1.75rem',
    border: `${edge}px solid ${vars.palette.text.primary}`,
    borderRadius: '1.75rem',
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.secondary,
    '&::before': tail,
    // The edge of the tail is what it leaves of the shape below it.
    '&::after': {
      ...tail,
      insetInlineStart: `calc(${spacing(7)} + ${edge}px)`,
      width: `calc(2.25rem - ${2.5 * edge}px)`,
      height: `calc(1.75rem - ${2 * edge}px)`,
      backgroundColor: vars.palette.background.paper,
    },
    '[dir="rtl"] &::before, [dir="rtl"] &::after': { scale: '-1 1' },
    '&[data-turned]': {
      '&::before, &::after': { insetInlineStart: 'auto', scale: '-1 1' },
      '&::before': { insetInlineEnd: spacing(7) },
      '&::after': { insetInlineEnd: `calc(${spacing(7)} + ${edge}px)` },
    },
    '[dir="rtl"] &[data-turned]::before, [dir="rtl"] &[data-turned]::after': { scale: '1 1' },
  };
});
