import styled from '@emotion/styled';

/** The look of a card: surface and a line, no shadow until a pointer lifts it. */
export const CardSheet = styled('li')(({ theme: { tokens } }) => ({
  overflow: 'clip',
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.card,
  backgroundColor: tokens.color.surface,
  transition: `transform ${tokens.motion.medium} ${tokens.motion.easing}`,
  '@media (hover: hover)': {
    '&:hover': { transform: 'translateY(-2px)', boxShadow: tokens.shadow.raised },
  },
}));
