import type { CSSObject, Theme } from '@emotion/react';

/** The look that all controls share: 48 px high, a 3 : 1 edge, a ring on focus. */
export const controlStyle = ({ tokens, spacing }: Theme): CSSObject => ({
  ...tokens.type.body,
  display: 'block',
  // Room for the header and the alert, which stay in view above what takes focus.
  scrollMarginBlock: '5rem',
  width: '100%',
  minHeight: 48,
  padding: spacing(2, 3),
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  backgroundColor: tokens.color.surface,
  color: tokens.color.ink,
  transition: `border-color ${tokens.motion.fast} ${tokens.motion.easing}`,
  '&:hover': { borderColor: tokens.color.ink },
  '&[aria-invalid="true"]': {
    borderColor: tokens.color.error,
    boxShadow: `inset 0 0 0 1px ${tokens.color.error}`,
  },
});
