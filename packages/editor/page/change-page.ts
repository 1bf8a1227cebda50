import { startTransition } from 'react';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { languageAt } from '../../../src/schema/shown-languages';
import { resolveRoute } from '../../../src/site/resolve-route';

/** In milliseconds: how long the page may take to know an address that was just written. */
const patience = 5000;

/** A new entry of the history, as the page's router makes one; it hears of it as of the browser's own. */
const enter = (address: string) => {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  const key = Math.random().toString(36).slice(2, 10);
  const state = { usr: null, key, idx: idx + 1 };
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/**
 * Changes the page as a visitor's link does, by the page's own router: what stands beside it stays. `routes` are those that
 * the page has.
 */
export const createPageChange = (routes: () => RoutesDefinition) => {
  let waiting: { address: string; timer: ReturnType<typeof setTimeout> } | undefined;
  const isKnown = (address: string) => resolveRoute(routes(), pathOf(address)).matched;
  const stop = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  return {
    goTo: (address: string) => {
      stop();
      // Each language has documents of its own.
      if (languageAt(pathOf(address)) !== languageAt(window.location.pathname)) {
        window.location.assign(address);
      } else if (isKnown(address)) startTransition(() => enter(address));
      else {
        const timer = setTimeout(() => window.location.assign(address), patience);
        waiting = { address, timer };
      }
    },
    /** To be called right after the page is told of other routes: both are shown at once. */
    renewed: () => {
      if (!waiting || !isKnown(waiting.address)) return;
      const { address } = waiting;
      stop();
      startTransition(() => enter(address));
    },
  };
};
