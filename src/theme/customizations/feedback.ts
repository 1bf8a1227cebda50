import type { Components, Theme } from '@mui/material/styles';

/** Feedback to the visitor: alerts and progress. */
export const feedback: Pick<
  Components<Theme>,
  'MuiAlert' | 'MuiCircularProgress' | 'MuiLinearProgress'
> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        borderRadius: theme.shape.borderRadius,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '1rem',
        fontWeight: 500,
        variants: [
          {
            props: { severity: 'error' },
            style: {
              borderColor: theme.vars.palette.error.main,
              color: theme.vars.palette.error.main,
              '& .MuiAlert-icon': { color: theme.vars.palette.error.main },
            },
          },
          {
            props: { severity: 'success' },
            style: {
              borderColor: theme.vars.palette.secondary.main,
              color: theme.vars.palette.text.primary,
              '& .MuiAlert-icon': { color: theme.vars.palette.secondary.main },
            },
          },
        ],
      }),
      action: { paddingBlock: 0 },
    },
  },
  MuiCircularProgress: { defaultProps: { color: 'inherit', disableShrink: true } },
  MuiLinearProgress: {
    defaultProps: { color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: theme.shape.pill,
        backgroundColor: theme.vars.palette.divider,
      }),
    },
  },
};
