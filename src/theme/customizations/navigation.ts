import type { Components, Theme } from '@mui/material/styles';

/** Ways from one place to another. */
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
          // WebKit drops the whole of a shorthand with a width in it.
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
