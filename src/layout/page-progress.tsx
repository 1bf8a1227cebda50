import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Comes only when the next page lets itself be waited for. */
export const PageProgress = styled('div')(({ theme: { tokens, zIndex } }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: zIndex.toasts,
  height: 3,
  backgroundColor: tokens.color.accent,
  transformOrigin: 'left',
  '&:dir(rtl)': { transformOrigin: 'right' },
  animation: `${advance} 10s ${tokens.motion.slow} ${tokens.motion.easing} both`,
}));
