import { useEffect, useState } from 'react';

/** What a finger moves unawares, in CSS pixels. */
const jitter = 8;

/** How near its end a page counts as read to the end, in CSS pixels. */
const rest = 80;

const isAtEnd = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - rest;
};

/** Whether the page moved down last: from the first turn upwards, and at its end, not so. */
export const useReadingDown = (): boolean => {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (isAtEnd()) setDown(false);
      else if (Math.abs(moved) >= jitter) setDown(moved > 0);
      if (Math.abs(moved) >= jitter) last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return down;
};
