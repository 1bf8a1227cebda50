import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router-dom';
import { orElse, wantsCalm } from '../loading/browser-facilities';
import type { RoutesDefinition } from '../schema/routes';
import type { PageLoader } from './load-page';
import { resolveRoute } from './resolve-route';

/** Whether pages of the built site pass into each other; what this takes is left out of all others. */
export const mayPass = globalThis.__SITE__?.lively ?? true;

let passes = false;

/** Whether the browser draws at this moment how one page passes into another. */
export const isPassing = () => passes;

/** Milliseconds after which a browser that draws nothing is no longer waited for. */
const longestWait = 300;

const nothing = () => undefined;

/** Carries out the change between two pictures of the page; without them where the browser takes none. */
const pass = (change: () => void) => {
  const changeNow = () => {
    clearTimeout(late);
    passes = true;
    try {
      change();
    } finally {
      passes = false;
    }
  };
  const late = setTimeout(changeNow, longestWait);
  const transition = orElse(() => document.startViewTransition(changeNow), undefined);
  if (!transition) return changeNow();
  // A later navigation, or a hidden window, ends it early.
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) {
    promise.catch(nothing);
  }
};

const canPass = () => 'startViewTransition' in document && !wantsCalm();

type Site = {
  pages: PageLoader;
  routes: RoutesDefinition;
  /** Whether pages pass into each other: config/theme.ts, `character.entrances`. */
  isLively?: boolean | undefined;
};

/**
 * As `useDeferredValue`; on a lively site by a view transition (https://www.w3.org/TR/css-view-transitions-1/). It begins
 * once the next page is loaded, so that presses are handled while that is awaited, and its styles let them through
 * while it runs.
 */
const usePassedLocation = (requested: Location, { pages, routes, isLively }: Site): Location => {
  const deferred = useDeferredValue(requested);
  const [passed, setPassed] = useState(requested);
  useEffect(() => {
    if (!isLively || passed === requested) return;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setPassed(requested);
    };
    const pageAt = ({ pathname }: Location) => resolveRoute(routes, pathname, pages.isMissing).page;
    if (pageAt(passed) === pageAt(requested) || !canPass()) {
      startTransition(show);
    } else {
      pages.load(pageAt(requested)).then(() => {
        if (isCurrent) pass(() => flushSync(show));
      }, show);
    }
    return () => {
      isCurrent = false;
    };
  }, [requested, passed, isLively, pages, routes]);
  return isLively ? passed : deferred;
};

const useLoadedLocation = (requested: Location): Location => useDeferredValue(requested);

/** The location whose page is shown: until the next one is loaded the current one. */
export const useShownLocation: (requested: Location, site: Site) => Location = mayPass
  ? usePassedLocation
  : useLoadedLocation;
