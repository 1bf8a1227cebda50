import type { Components, Theme } from '@mui/material/styles';

type Family = Pick<
  Components<Theme>,
  'MuiTypography' | 'MuiSvgIcon' | 'MuiList' | 'MuiListItem' | 'MuiListItemIcon'
>;

/** Words, icons and lists. */
export const dataDisplay: Family = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', lead: 'p', label: 'p', inherit: 'p' },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          {
            props: ({ variant }) => variant === 'display' || variant === 'h2' || variant === 'h3',
            style: { color: theme.vars.palette.text.primary, textWrap: 'balance' },
          },
          { props: { variant: 'lead' }, style: { textWrap: 'pretty' } },
        ],
      }),
    },
  },
  MuiSvgIcon: {
    // As wide as it is drawn: a limit in per cent makes it nothing in a box that is as narrow as what
    // it holds, in Firefox and WebKit.
    styleOverrides: { root: { display: 'block', maxWidth: 'none' } },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disablePadding: true } },
  MuiListItemIcon: {
    styleOverrides: {
      root: ({ theme }) => ({ minWidth: 0, color: theme.vars.palette.secondary.main }),
    },
  },
};
