import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

const key = 'css';

/**
 * Style elements as HTML, without the list of what they hold: they name their styles themselves. With
 * emotion's own mark of what stands in its place, or it moves them when its script is loaded.
 */
export const servedStyles = (styles: string) =>
  styles.replaceAll(/data-emotion="(css-global [^" ]+|css)[^"]*"/g, 'data-emotion="$1" data-s');

/** The names of the styles that an element of the page's HTML holds. */
const namesIn = (style: HTMLStyleElement) =>
  [...(style.textContent ?? '').matchAll(/\.css-([a-z0-9]+)/g)].map(([, name = '']) => name);

/**
 * Takes the page's own style elements over where they stand. Emotion's sheet moves each of them, and a
 * moved one lets the browser work out the look and the place of everything on the page anew.
 */
class StandingStyleSheet extends StyleSheet {
  override hydrate(styles: HTMLStyleElement[]) {
    this.tags.push(...styles);
  }
}

const createBrowserCache = () => {
  const cache = createCache({ key, stylisPlugins: [] });
  const served = [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`)];
  cache.sheet = new StandingStyleSheet({ key, container: cache.sheet.container });
  cache.sheet.hydrate(served);
  for (const name of served.flatMap(namesIn)) cache.inserted[name] = true;
  return cache;
};

/**
 * Emotion's cache, the same on the server and in the browser. Without its prefixer: the browsers
 * that the site is built for need four prefixes, which stand where they are needed.
 */
export const createStyleCache = () =>
  typeof document === 'undefined' ? createCache({ key, stylisPlugins: [] }) : createBrowserCache();
