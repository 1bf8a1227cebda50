import { whenParsed } from '../loading/browser-facilities';
import { readingMark } from './early';

/** How far a finger moves unintentionally, in CSS pixels. */
const jitter = 8;

/** How near its end a page counts as read, in CSS pixels. */
const rest = 80;

const isAtEnd = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - rest;
};

const note = (reads: boolean) => document.documentElement.toggleAttribute(readingMark, reads);

/** Marks the document from now on. */
export const followReading = (): void => {
  let last = 0;
  const onScroll = () => {
    const moved = window.scrollY - last;
    if (isAtEnd()) note(false);
    else if (Math.abs(moved) >= jitter) note(moved > 0);
    if (Math.abs(moved) >= jitter) last = window.scrollY;
  };
  note(true);
  // A page that is shorter than the screen is at its end.
  whenParsed(() => requestAnimationFrame(() => note(!isAtEnd())));
  window.addEventListener('scroll', onScroll, { passive: true });
};
