import type { Components, Theme } from '@mui/material/styles';

type Family = Pick<
  Components<Theme>,
  'MuiTypography' | 'MuiSvgIcon' | 'MuiList' | 'MuiListItem' | 'MuiListItemIcon'
>;

/** Text, icons and lists. */
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
    // As wide as it is drawn: in Firefox and WebKit a limit in percent becomes zero in a box that is as
    // narrow as its content.
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
