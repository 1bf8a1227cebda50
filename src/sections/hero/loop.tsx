import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../section-props';

const Film = styled('video')(({ theme: { transitions } }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: transitions.create('opacity', { duration: transitions.duration.short }),
  '&[data-seen]': { opacity: 1 },
}));

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browsers that do not say when they are idle wait this long, in milliseconds. */
const someTime = 1500;

/** Calls `then` when the page is loaded and the browser has nothing else to do. */
const whenIdle = (then: () => void) => {
  let stop: () => void = () => undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(then);
      stop = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(then, someTime);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    stop();
  };
};

type LoopProps = { loop: NonNullable<SectionProps<'hero'>['section']['loop']> };

/**
 * A silent video above its photograph, with the button that stops it (WCAG 2.2.2). Nothing of it is loaded before the
 * page is idle, or, where motion is not wanted, before the button is pressed.
 */
export const Loop = ({ loop: { video, pause, play } }: LoopProps) => {
  const film = useRef<HTMLVideoElement>(null);
  const [wanted] = useState(() => !savesData());
  const [isIdle, setIdle] = useState(false);
  const [plays, setPlays] = useState(() => !wantsNoMotion());
  const [begun, setBegun] = useState(plays);
  const [seen, setSeen] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isThere = wanted && isIdle && begun;
  useEffect(() => {
    if (!isThere || !film.current) return;
    if (plays) film.current.play().catch(() => setPlays(false));
    else film.current.pause();
  }, [isThere, plays]);
  if (!wanted) return null;
  return (
    <>
      {isThere && (
        <Film
          ref={film}
          src={video}
          muted
          playsInline
          loop
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          data-seen={seen ? '' : undefined}
          onPlaying={() => setSeen(true)}
        />
      )}
      <IconButton
        aria-label={plays ? pause : play}
        onClick={() => {
          setBegun(true);
          setPlays(!plays);
        }}
        sx={{
          position: 'absolute',
          zIndex: 1,
          insetBlockStart: ({ spacing }) => spacing(5),
          insetInlineEnd: ({ spacing }) => spacing(5),
          bgcolor: 'background.default',
          color: 'text.primary',
          border: 1,
          borderColor: 'control',
          '&:hover': { bgcolor: 'background.paper', color: 'text.primary' },
          '@media print': { display: 'none' },
        }}
      >
        {plays ? <PauseRounded /> : <PlayArrowRounded />}
      </IconButton>
    </>
  );
};
