import createCache from '@emotion/cache';

const key = 'css';

/**
 * Emotion reads from a style element's attribute which styles it holds. The page's HTML leaves that
 * list out, since the styles name themselves: see `withoutNames`.
 */
const nameStyles = () => {
  for (const style of document.querySelectorAll<HTMLElement>(`style[data-emotion="${key}"]`)) {
    const names = [...(style.textContent ?? '').matchAll(/\.css-([a-z0-9]+)/g)];
    style.dataset.emotion = [key, ...new Set(names.map(([, name]) => name))].join(' ');
  }
};

/** Style elements as HTML, without the list of what they hold. */
export const withoutNames = (styles: string) =>
  styles.replaceAll(/data-emotion="css [^"]*"/g, `data-emotion="${key}"`);

/**
 * Emotion's cache, the same on the server and in the browser. Without its prefixer: the browsers
 * that the site is built for need four prefixes, which stand where they are needed.
 */
export const createStyleCache = () => {
  if (typeof document !== 'undefined') nameStyles();
  return createCache({ key, stylisPlugins: [] });
};
