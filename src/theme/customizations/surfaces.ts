import type { Components, Theme } from '@mui/material/styles';

type Family = Pick<
  Components<Theme>,
  | 'MuiContainer'
  | 'MuiAppBar'
  | 'MuiToolbar'
  | 'MuiPaper'
  | 'MuiCard'
  | 'MuiAccordion'
  | 'MuiAccordionSummary'
  | 'MuiAccordionDetails'
>;

/** Surfaces: the page's column, the header, sheets and panels. */
export const surfaces: Family = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme: { space } }) => ({
        position: 'relative',
        maxWidth: `calc(${space.container} + 2 * ${space.gutter})`,
        paddingInline: space.gutter,
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.default,
        color: vars.palette.text.secondary,
        border: 0,
        borderBlockEnd: `1px solid ${vars.palette.divider}`,
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // What drops down from the header is as wide as the page.
        position: 'static',
        // More specific than Material UI's heights in media queries.
        '&.MuiToolbar-regular': {
          minHeight: '4rem',
          [theme.breakpoints.up('lg')]: { minHeight: '4.5rem' },
        },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundImage: 'none',
        color: vars.palette.text.secondary,
      }),
      rounded: ({ theme }) => ({ borderRadius: theme.shape.card }),
    },
  },
  // A surface and a line, no shadow until a pointer hovers.
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { shadows, transitions } }) => ({
        overflow: 'clip',
        transition: transitions.create('transform', { duration: transitions.duration.shorter }),
        '@media (hover: hover)': {
          '&:hover': { transform: 'translateY(-2px)', boxShadow: shadows[1] },
        },
      }),
    },
  },
  MuiAccordion: {
    // Outlined: an elevation would need a style attribute.
    defaultProps: { disableGutters: true, square: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        border: 0,
        borderBlockEnd: `1px solid ${vars.palette.divider}`,
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
        // When closed, `hidden` hides the answer; `visibility` would hide it from the browser's search too.
        '& .MuiCollapse-root:has([hidden])': { visibility: 'visible' },
        // Opened before script: src/hydration/early-presses.ts.
        '&:has([data-early][aria-expanded="true"]) > .MuiCollapse-root': {
          height: 'auto !important',
          visibility: 'visible',
        },
        '@media (scripting: none)': {
          '& .MuiCollapse-root': { height: 'auto', overflow: 'visible', visibility: 'visible' },
          '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
        },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme: { vars, spacing, typography } }) => ({
        ...typography.h3,
        gap: spacing(5),
        padding: spacing(5, 0),
        color: vars.palette.text.primary,
        '&:hover': { color: vars.palette.secondary.main },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      }),
      content: { margin: 0 },
      expandIconWrapper: ({ theme: { vars, transitions } }) => ({
        flexShrink: 0,
        color: vars.palette.secondary.main,
        transition: transitions.create('transform', { duration: transitions.duration.shorter }),
        // The plus becomes a cross.
        '[aria-expanded="true"] > &': { transform: 'rotate(45deg)' },
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme: { spacing, space } }) => ({
        display: 'grid',
        gap: spacing(4),
        maxWidth: space.measure,
        padding: spacing(0, 0, 6),
        '&[hidden]': { contentVisibility: 'hidden' },
      }),
    },
  },
};
