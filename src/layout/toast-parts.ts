import styled from '@emotion/styled';

export const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  paddingInline: theme.spacing(4, 1),
  paddingBlock: theme.spacing(1),
  border: `1px solid ${theme.tokens.color.control}`,
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.color.surface,
  color: theme.tokens.color.ink,
  boxShadow: theme.tokens.shadow.raised,
  pointerEvents: 'auto',
  // A finger that moves up or down still scrolls the page.
  touchAction: 'pan-y',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  cursor: 'grab',
  transition: `opacity ${theme.tokens.motion.medium} ${theme.tokens.motion.easing}, transform ${theme.tokens.motion.medium} ${theme.tokens.motion.easing}`,
  '&[data-dragged="true"]': { cursor: 'grabbing', transition: 'none' },
  '& > svg': { flex: 'none', color: theme.tokens.color.accent },
  '&[data-toast="error"] > svg': { color: theme.tokens.color.error },
}));

export const Words = styled('p')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  paddingBlock: theme.spacing(2),
  lineHeight: 1.4,
}));

export const Close = styled('button')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.tokens.radius.control,
  backgroundColor: 'transparent',
  color: theme.tokens.color.muted,
  cursor: 'pointer',
  '&:hover': { color: theme.tokens.color.ink },
}));
