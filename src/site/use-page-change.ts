import { useTheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { orElse, wantsCalm } from '../loading/browser-facilities';
import { noteVisit } from './note-visit';
import { isPassing, mayPass } from './use-shown-location';

/**
 * Fades in a page that follows another. Not by a view transition, unless the site is lively: until the new page is
 * rendered, and for as long as that hangs, neither React nor the browser would handle presses.
 */
export const useFadeIn = (page: string) => {
  const { duration: durations, easing: easings } = useTheme().transitions;
  const [duration, easing] = [durations.shorter, easings.easeInOut];
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (wantsCalm() || (mayPass && isPassing())) return;
    const main = document.querySelector('main');
    orElse(() => main?.animate({ opacity: [0, 1] }, { duration, easing }), undefined);
  }, [page, duration, easing]);
};

const focusWithoutScrolling = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

const showStart = () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusWithoutScrolling(document.querySelector('h1') ?? document.querySelector('main'));
};

const placeAt = (hash: string) => {
  const name = hash.slice(1);
  return document.getElementById(orElse(() => decodeURIComponent(name), name));
};

const showPlace = (hash: string) => {
  const place = placeAt(hash);
  if (!place) return showStart();
  place.scrollIntoView({ behavior: 'instant' });
  const heading = place.matches('h1, h2, h3') ? place : place.querySelector('h1, h2, h3');
  heading?.setAttribute('tabindex', '-1');
  focusWithoutScrolling(heading ?? place);
};

/** The entry of the history when script starts. The router calls an entry without a key "default". */
const entryAtLoad = () => {
  if (typeof window === 'undefined') return { key: 'default', hash: '' };
  const { state } = window.history as { state: { key?: string } | null };
  return { key: state?.key ?? 'default', hash: window.location.hash };
};

/**
 * The entry that the document shows. Read before script handles presses: the first effect may run after one.
 */
let shown = entryAtLoad();

/** A page without access to the history has none to its position there. */
const setScrollRestoration = (to: ScrollRestoration) =>
  orElse(() => {
    window.history.scrollRestoration = to;
  }, undefined);

/**
 * On every route change the view scrolls to the top (specification, section 2) or to the address's anchor,
 * and focus moves there, so that screen readers read the new page (WCAG 2.4.3).
 */
export const usePageChange = ({ key, hash, pathname }: Location) => {
  useLayoutEffect(() => {
    const before = shown;
    shown = { key, hash };
    if (before.key !== key) {
      if (hash) showPlace(hash);
      else showStart();
    } else if (hash && before.hash !== hash) {
      // The browser followed the link itself, and loses the position if React replaces the page meanwhile.
      placeAt(hash)?.scrollIntoView({ behavior: 'instant' });
    }
    const visits = globalThis.__SITE__?.visits;
    if (visits) void noteVisit(visits);
  }, [key, hash]);

  // A visitor who went back during hydration did so before the router listened.
  const notifyRouter = useEffectEvent(() => {
    if (window.location.pathname === pathname) return;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  useEffect(() => notifyRouter(), []);

  // The browser restores the scroll position on reload, but not on a route change.
  useEffect(() => {
    setScrollRestoration('manual');
    const restore = () => setScrollRestoration('auto');
    window.addEventListener('pagehide', restore);
    return () => window.removeEventListener('pagehide', restore);
  }, []);
};
