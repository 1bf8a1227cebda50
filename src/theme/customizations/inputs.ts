import type { Components, Theme } from '@mui/material/styles';

type Family = Pick<
  Components<Theme>,
  | 'MuiButtonBase'
  | 'MuiButton'
  | 'MuiIconButton'
  | 'MuiFab'
  | 'MuiFormControl'
  | 'MuiFormLabel'
  | 'MuiFormHelperText'
  | 'MuiInputBase'
  | 'MuiOutlinedInput'
  | 'MuiNativeSelect'
  | 'MuiCheckbox'
  | 'MuiRadio'
  | 'MuiRating'
  | 'MuiFormControlLabel'
>;

const ring = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.secondary.main}`,
  outlineOffset: 2,
});

/** A checkbox or radio button with a touch target of 44 px. */
const ticked = {
  styleOverrides: {
    root: ({ theme: { vars } }: { theme: Theme }) => ({
      padding: 10,
      color: vars.palette.control,
      '&.Mui-checked': { color: vars.palette.secondary.main },
    }),
  },
};

/** Buttons and inputs: touch targets of 44 px and more (WCAG 2.5.5), edges of 3 : 1, a focus ring. */
export const inputs: Family = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': ring(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars, shape, transitions } }) => ({
        minHeight: 48,
        // Of large letters on a telephone, words need the room.
        padding: '10px clamp(8px, 12.5vw - 1rem, 24px)',
        // Visible in forced colours, where a filled button would have no edge.
        border: '1px solid transparent',
        borderRadius: shape.borderRadius,
        transition: transitions.create(['background-color', 'border-color'], {
          duration: transitions.duration.shortest,
        }),
        '&[aria-disabled="true"]': { cursor: 'default' },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'currentcolor',
              color: vars.palette.text.primary,
              '&:hover': {
                borderColor: 'currentcolor',
                backgroundColor: 'transparent',
                boxShadow: 'inset 0 0 0 1px',
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '10px 0',
              borderInline: 0,
              color: vars.palette.secondary.main,
              '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
              // The icon ends where a rule above or below it does.
              '& .MuiButton-endIcon': { marginRight: 0 },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        minHeight: 44,
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.secondary.main },
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme: { vars, breakpoints } }) => ({
        width: '3rem',
        height: '3rem',
        [breakpoints.down('md')]: { width: '2.75rem', height: '2.75rem' },
        border: `1px solid ${vars.palette.control}`,
        backgroundColor: vars.palette.background.paper,
        color: vars.palette.secondary.main,
        '&:hover': {
          borderColor: vars.palette.text.primary,
          backgroundColor: vars.palette.background.paper,
          color: vars.palette.text.primary,
        },
      }),
    },
  },
  MuiFormControl: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(1),
        // Takes no room while it is empty.
        '& > [role="status"]:empty': { position: 'absolute' },
        // Beside a field with a longer label or a hint it stands on the same line as that one's.
        '&[data-width="half"] > .MuiInputBase-root': { marginBlockStart: 'auto' },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        ...typography.label,
        fontWeight: 600,
        '&, &.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
      }),
      // Never alone on a line.
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main, whiteSpace: 'nowrap' }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        ...typography.label,
        letterSpacing: 0,
        margin: 0,
        textWrap: 'balance',
        '&, &.Mui-error': { color: vars.palette.text.muted },
        '[role="status"] > &': { color: vars.palette.error.main },
      }),
    },
  },
  MuiInputBase: {
    // They report autofill to script, for labels that float.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        lineHeight: theme.typography.body1.lineHeight,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.control,
          transition: theme.transitions.create('border-color', {
            duration: theme.transitions.duration.shortest,
          }),
        },
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        // Before script too, since only script sets Material UI's focused class.
        '&:has(:focus-visible)': ring(theme),
        // One frame in one colour.
        '&.Mui-error:has(:focus-visible)': { outlineColor: theme.vars.palette.error.main },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.control,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.error.main,
        },
      }),
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 48,
        padding: theme.spacing(2, 3),
        // Room for the header and the alert, which stay in view above the focused field.
        scrollMarginBlock: '5rem',
        '&:is(textarea)': { resize: 'vertical' },
        variants: [
          {
            props: { type: 'file' },
            style: {
              padding: theme.spacing(1),
              '&::file-selector-button': {
                ...theme.typography.body1,
                height: 38,
                marginInlineEnd: theme.spacing(3),
                paddingInline: theme.spacing(4),
                border: 0,
                borderRadius: theme.shape.borderRadius,
                backgroundColor: theme.vars.palette.background.tint,
                color: theme.vars.palette.text.primary,
              },
            },
          },
        ],
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({ '&&&': { paddingRight: theme.spacing(7) } }),
      icon: ({ theme }) => ({ right: theme.spacing(3), color: theme.vars.palette.text.primary }),
    },
  },
  MuiCheckbox: ticked,
  MuiRadio: ticked,
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', marginRight: 0, '& > :last-child': { paddingBlock: 9 } },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: 44, color: theme.vars.palette.secondary.main }),
      iconEmpty: ({ theme }) => ({ color: theme.vars.palette.control }),
    },
  },
};
