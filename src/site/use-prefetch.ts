import { useEffect } from 'react';
import routes from '#config/routes';
import { orElse } from '../loading/browser-facilities';
import { prefetchPage } from './load-page';
import { resolveRoute } from './resolve-route';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether the visitor asks for as little data as possible (Save-Data, a draft of the WICG). */
const savesData = () =>
  orElse(
    () =>
      'connection' in navigator &&
      (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true,
    false,
  );

const onSign = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || savesData()) return;
  const { page, matched } = resolveRoute(routes, link.pathname);
  if (matched) prefetchPage(page);
};

/** Fetches the page behind a link of the site when the pointer or the focus comes to it. */
export const usePrefetch = () =>
  useEffect(() => {
    const options = { passive: true };
    signs.forEach((sign) => document.addEventListener(sign, onSign, options));
    return () => signs.forEach((sign) => document.removeEventListener(sign, onSign));
  }, []);
