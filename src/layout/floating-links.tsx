import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { readingMark } from '../hydration/early';
import { wantsCalm } from '../loading/browser-facilities';
import { icons } from '../pictures/icons';
import { VisuallyHidden } from '../theme/visually-hidden';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { topId } from './skip-link';

/** Both margins beside a page's container with a link in them, and room around it, in CSS pixels. */
const margins = 144;

/** Screens below this have no margins whatever the container is, in CSS pixels. */
const wide = 1200;

/**
 * Where the margins of pages have no room for them, and floating links would cover text. A container that grows says first
 * from which width on.
 */
const cramped = ({ breakpoints, space }: Theme) =>
  breakpoints.down(Math.max(wide, Number(/\d+/.exec(space.container)) + margins));

const corner: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(4),
  // In the margin beside the page's text.
  insetInlineEnd: theme.spacing(4),
  zIndex: theme.zIndex.fab,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  // The back-to-top link stays at the page's end, beside the resting place of the chat button.
  [cramped(theme)]: { position: 'absolute', insetInlineEnd: `calc(${theme.spacing(5)} + 2.75rem)` },
});

const chatButton: SxProps<Theme> = (theme) => ({
  [cramped(theme)]: {
    position: 'fixed',
    insetBlockEnd: theme.spacing(4),
    insetInlineEnd: 0,
    // Seen of it is a mark no wider than the least margin of a page, so that it lies on no text; it is pressed as any other.
    paddingInlineStart: '1.75rem',
    border: 0,
    borderRadius: 0,
    backgroundClip: 'content-box',
    boxShadow: 'none',
    '& svg': { fontSize: '1rem' },
    transition: theme.transitions.create('transform'),
    // Below the edge of the screen, where the Tab key still reaches it and brings it back.
    [`html[${readingMark}] &:not(:focus-visible)`]: { transform: 'translateY(200%)' },
  },
});

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } });

const wayBack: SxProps<Theme> = {
  // Where the browser does not support this, it is over at once, and the link always visible. It is no motion.
  animation: `${appear} linear both`,
  animationTimeline: 'scroll(root)',
  animationRange: '5vh 20vh',
};

/** To the start of the page, with the focus; without script the address does it. */
const goToTop = (event: MouseEvent) => {
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: wantsCalm() ? 'instant' : 'smooth' });
  document.getElementById(topId)?.focus({ preventScroll: true });
};

/**
 * The chat button and the back-to-top link (specification, section 2, "Footer"): in a corner of the screen.
 * Where pages have no margins the button hides while the visitor reads, and the link is at the page's end.
 */
export const FloatingLinks = () => {
  const { chat, backToTop } = useSite().site.floating ?? {};
  const Icon = icons[chat?.icon ?? 'chat'];
  if (!chat && !backToTop) return null;
  return (
    <Box sx={corner}>
      {backToTop && (
        <Fab href={`#${topId}`} onClick={goToTop} sx={wayBack}>
          <ArrowUpwardOutlined />
          <VisuallyHidden>{backToTop}</VisuallyHidden>
        </Fab>
      )}
      {chat && (
        <Fab component={SiteLink} to={chat.to} newTab={chat.newTab} sx={chatButton}>
          <Icon />
          <VisuallyHidden>{chat.label}</VisuallyHidden>
        </Fab>
      )}
    </Box>
  );
};
