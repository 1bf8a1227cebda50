import { keyframes, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import type { MouseEvent } from 'react';
import { icons } from '../pictures/icons';
import { useSite } from '../sections/site-context';
import { SiteLink } from '../sections/site-link';
import { VisuallyHidden } from '../theme/visually-hidden';
import { topId } from './top-id';
import { useReadingDown } from './use-reading-down';

const smallSize = '2.75rem';
const small = { width: smallSize, height: smallSize };

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(4),
  insetInlineEnd: theme.spacing(4),
  zIndex: theme.zIndex.floating,
  display: 'flex',
  gap: theme.spacing(2),
  // On narrow screens what floats lies on the text: the way back stays at the page's end, beside
  // the place where the chat button comes to rest.
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    insetBlockEnd: theme.spacing(4),
    insetInlineEnd: `calc(${theme.spacing(4)} + ${smallSize} + ${theme.spacing(2)})`,
  },
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

const Chat = styled(SiteLink)(({ theme }) => ({
  ...round(theme),
  [theme.breakpoints.down('md')]: {
    ...small,
    position: 'fixed',
    insetBlockEnd: theme.spacing(4),
    insetInlineEnd: theme.spacing(4),
    transition: `transform ${theme.tokens.motion.medium} ${theme.tokens.motion.easing}`,
    // Below the edge of the screen, where the Tab key still finds it and brings it back.
    '&[data-away]:not(:focus-visible)': { transform: 'translateY(200%)' },
  },
}));

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } });

const BackToTop = styled('a')(({ theme }) => ({
  ...round(theme),
  [theme.breakpoints.down('md')]: small,
  [`${theme.breakpoints.up('md')} and (prefers-reduced-motion: no-preference)`]: {
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

/**
 * The chat button and the way back to the top (specification, section 2, "Footer"): in a corner of
 * the screen. On narrow screens the button goes while the page is read down, and the way back is at
 * the page's end.
 */
export const FloatingLinks = () => {
  const { chat, backToTop } = useSite().site.floating;
  const { chat: ChatIcon } = icons;
  const away = useReadingDown();
  return (
    <Corner>
      <BackToTop href={`#${topId}`} onClick={goToTop}>
        <ArrowUpwardOutlined />
        <VisuallyHidden>{backToTop}</VisuallyHidden>
      </BackToTop>
      <Chat to={chat.to} newTab={chat.newTab} data-away={away || undefined}>
        <ChatIcon />
        <VisuallyHidden>{chat.label}</VisuallyHidden>
      </Chat>
    </Corner>
  );
};
