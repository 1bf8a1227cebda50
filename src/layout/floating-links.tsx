import { keyframes, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import type { MouseEvent } from 'react';
import { icons } from '../pictures/icons';
import { useSite } from '../sections/site-context';
import { SiteLink } from '../sections/site-link';
import { VisuallyHidden } from '../theme/visually-hidden';
import { topId } from './top-id';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(4),
  insetInlineEnd: theme.spacing(4),
  zIndex: theme.zIndex.floating,
  display: 'flex',
  gap: theme.spacing(2),
  // One above the other on narrow screens, where two side by side stand in the text.
  [theme.breakpoints.down('md')]: { flexDirection: 'column' },
  '@media print': { display: 'none' },
}));

const round = ({ tokens }: Theme) => ({
  position: 'relative' as const,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.pill,
  backgroundColor: tokens.color.surface,
  color: tokens.color.accent,
  boxShadow: tokens.shadow.raised,
  '&:hover': { borderColor: tokens.color.ink, color: tokens.color.ink },
});

const Chat = styled(SiteLink)(({ theme }) => round(theme));

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } });

const BackToTop = styled('a')(({ theme }) => ({
  ...round(theme),
  '@media (prefers-reduced-motion: no-preference)': {
    // Where the browser cannot do this the link is simply there.
    '@supports (animation-timeline: scroll())': {
      animation: `${appear} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: '20vh 50vh',
    },
  },
}));

/** To the start of the page, for the eye and for the Tab key; without script the address does it. */
const goToTop = (event: MouseEvent) => {
  event.preventDefault();
  const { matches: calm } = window.matchMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  document.getElementById(topId)?.focus({ preventScroll: true });
};

/** The chat button and the way back to the top, in a corner of the screen. */
export const FloatingLinks = () => {
  const { chat, backToTop } = useSite().site.floating;
  const { chat: ChatIcon } = icons;
  return (
    <Corner>
      <BackToTop href={`#${topId}`} onClick={goToTop}>
        <ArrowUpwardOutlined />
        <VisuallyHidden>{backToTop}</VisuallyHidden>
      </BackToTop>
      <Chat to={chat.to} newTab={chat.newTab}>
        <ChatIcon />
        <VisuallyHidden>{chat.label}</VisuallyHidden>
      </Chat>
    </Corner>
  );
};
