import type { Components, Theme } from '@mui/material/styles';

/** Links and menus. */
export const navigation: Pick<
  Components<Theme>,
  'MuiLink' | 'MuiBreadcrumbs' | 'MuiStepConnector' | 'MuiStepIcon' | 'MuiStepLabel'
> = {
  MuiLink: {
    defaultProps: { color: 'secondary', variant: 'inherit' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        textUnderlineOffset: '0.25em',
        textDecorationColor: 'currentcolor',
        '&[aria-current]': {
          color: vars.palette.text.primary,
          fontWeight: 600,
          // WebKit ignores a shorthand that contains a width.
          textDecorationLine: 'underline',
          textDecorationThickness: '2px',
          textDecorationColor: vars.palette.secondary.main,
        },
        variants: [
          {
            props: { underline: 'hover' },
            style: { '&:hover': { color: vars.palette.text.primary } },
          },
        ],
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        ...typography.label,
        color: vars.palette.text.primary,
      }),
      li: ({ theme }) => ({ '& > *': { display: 'block', paddingBlock: theme.spacing(2) } }),
      separator: ({ theme }) => ({ color: theme.vars.palette.text.muted }),
    },
  },
  MuiStepConnector: {
    styleOverrides: { line: ({ theme }) => ({ borderColor: theme.vars.palette.control }) },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.text.muted,
        '&.Mui-active, &.Mui-completed': { color: vars.palette.secondary.main },
      }),
      text: ({ theme }) => ({ fill: theme.vars.palette.background.paper }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme: { vars, typography } }) => ({
        ...typography.label,
        color: vars.palette.text.muted,
        '&.Mui-active, &.Mui-completed': { color: vars.palette.text.primary },
      }),
    },
  },
};
