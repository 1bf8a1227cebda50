import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from './tokens';

/** The site's look for the MUI components in use; colours are variables, so bands restyle them. */
export const componentStyles = (tokens: Tokens): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: `2px solid ${tokens.color.accent}`, outlineOffset: 2 },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        borderRadius: tokens.radius.control,
        border: `1px solid ${tokens.color.error}`,
        backgroundColor: tokens.color.surface,
        color: tokens.color.error,
        fontSize: '1rem',
        fontWeight: 500,
        '& .MuiAlert-icon': { color: tokens.color.error },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: tokens.radius.pill, backgroundColor: tokens.color.hairline },
      bar: { backgroundColor: tokens.color.accent },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        color: tokens.color.ink,
        borderBottom: `1px solid ${tokens.color.hairline}`,
        '&::before': { display: 'none' },
      },
    },
  },
});
