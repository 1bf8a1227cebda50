import type { CSSObject, Theme } from '@emotion/react';

export type ButtonLook = 'contained' | 'outlined' | 'text';

/** The look of everything that is pressed, links included; `data-look` says which. */
export const buttonStyle = ({ tokens }: Theme): CSSObject => {
  const quick = `${tokens.motion.fast} ${tokens.motion.easing}`;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    minHeight: 48,
    padding: '10px 24px',
    // Forced colours draw it: without it a filled button has no edge there.
    border: '1px solid transparent',
    borderRadius: tokens.radius.control,
    backgroundColor: 'transparent',
    fontFamily: tokens.type.body.fontFamily,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${quick}, border-color ${quick}`,
    '&[data-look="contained"]': {
      backgroundColor: tokens.color.action,
      color: tokens.color.onAction,
      '&:hover': { backgroundColor: tokens.color.actionHover },
    },
    '&[data-look="outlined"]': {
      borderColor: tokens.color.control,
      color: tokens.color.ink,
      '&:hover': { borderColor: tokens.color.ink },
    },
    '&[data-look="text"]': {
      padding: '10px 0',
      borderInline: 0,
      color: tokens.color.accent,
      '&:hover': { textDecoration: 'underline' },
    },
  };
};
