import type { Components, Theme } from '@mui/material/styles';

type Family = Pick<
  Components<Theme>,
  | 'MuiLink'
  | 'MuiBreadcrumbs'
  | 'MuiStepper'
  | 'MuiStep'
  | 'MuiStepConnector'
  | 'MuiStepIcon'
  | 'MuiStepLabel'
>;

/** Ways from one place to another. Steps stand one below the other where titles have no room beside. */
export const navigation: Family = {
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
  MuiStepper: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing } }) => ({
        [breakpoints.down('md')]: { flexDirection: 'column', gap: spacing(2) },
      }),
    },
  },
  MuiStep: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        [theme.breakpoints.down('md')]: { flex: 'none', maxWidth: '100%', padding: 0 },
      }),
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }),
      line: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
    },
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
      root: ({ theme: { breakpoints, spacing } }) => ({
        [breakpoints.down('md')]: { flexDirection: 'row', gap: spacing(3) },
      }),
      labelContainer: ({ theme: { breakpoints } }) => ({
        minWidth: 0,
        [breakpoints.down('md')]: { '&, &.MuiStepLabel-alternativeLabel': { textAlign: 'start' } },
      }),
      label: ({ theme: { vars, typography, breakpoints } }) => ({
        ...typography.label,
        color: vars.palette.text.muted,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        '&.Mui-active, &.Mui-completed': { color: vars.palette.text.primary },
        [breakpoints.down('md')]: { '&.MuiStepLabel-alternativeLabel': { marginTop: 0 } },
      }),
    },
  },
};
