import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

const focusWithoutScrolling = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

const showStart = () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusWithoutScrolling(document.querySelector('h1') ?? document.querySelector('main'));
};

const showPlace = (id: string) => {
  const place = document.getElementById(id);
  if (!place) return showStart();
  place.scrollIntoView({ behavior: 'instant' });
  const heading = place.matches('h1, h2, h3') ? place : place.querySelector('h1, h2, h3');
  heading?.setAttribute('tabindex', '-1');
  focusWithoutScrolling(heading ?? place);
};

const placeOf = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

const setScrollRestoration = (to: ScrollRestoration) => {
  try {
    window.history.scrollRestoration = to;
  } catch {
    // The history is closed to the page; so is the place on it.
  }
};

/**
 * On every route change the view scrolls to the top (specification, section 2) or to the place
 * that the address names, and focus moves there, so that the new page is read out (WCAG 2.4.3).
 */
export const usePageChange = ({ key, hash }: Location) => {
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (hash) showPlace(placeOf(hash));
    else showStart();
  }, [key, hash]);

  // The browser restores the scroll position on reload, but not on a route change.
  useEffect(() => {
    setScrollRestoration('manual');
    const restore = () => setScrollRestoration('auto');
    window.addEventListener('pagehide', restore);
    return () => window.removeEventListener('pagehide', restore);
  }, []);
};
