import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { answered } from './chosen-scheme';
import { mayBeFromRight } from './from-right';
import type { StylePlugin } from './mirror';
import { mayHaveSwitch } from './schemes';

const key = 'css';

/**
 * Style elements as HTML, without emotion's list of their styles: the styles carry their own names. They keep
 * emotion's attribute, or it would move them when its script is loaded.
 */
export const servedStyles = (styles: string) =>
  styles.replaceAll(/data-emotion="(css-global [^" ]+|css)[^"]*"/g, 'data-emotion="$1" data-s');

/** The names of the styles in a style element of the page's HTML. */
const namesIn = (style: HTMLStyleElement) =>
  [...(style.textContent ?? '').matchAll(/\.css-([a-z0-9]+)/g)].map(([, name = '']) => name);

/**
 * Uses the page's own style elements where they are. Emotion's sheet would move each of them, which makes the
 * browser compute style and layout of the whole page again.
 */
class StandingStyleSheet extends StyleSheet {
  override hydrate(styles: HTMLStyleElement[]) {
    this.tags.push(...styles);
  }
}

/** Where visitors choose their scheme: styles that are added later know the choice. */
class AnsweringStyleSheet extends StandingStyleSheet {
  override insert(rule: string) {
    super.insert(answered(rule));
  }
}

const BrowserSheet = mayHaveSwitch ? AnsweringStyleSheet : StandingStyleSheet;

const pluginsWith = (mirror: StylePlugin | undefined) => (mayBeFromRight && mirror ? [mirror] : []);

const createBrowserCache = (mirror: StylePlugin | undefined) => {
  const cache = createCache({ key, stylisPlugins: pluginsWith(mirror) });
  const served = [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`)];
  cache.sheet = new BrowserSheet({ key, container: cache.sheet.container });
  cache.sheet.hydrate(served);
  for (const name of served.flatMap(namesIn)) cache.inserted[name] = true;
  return cache;
};

/**
 * Emotion's cache, the same on the server and in the browser. Without its prefixer: the supported browsers
 * need four prefixes, which are written where they are needed. `mirror` is for pages that are read from right to left.
 */
export const createStyleCache = (mirror?: StylePlugin) =>
  typeof document === 'undefined'
    ? createCache({ key, stylisPlugins: pluginsWith(mirror) })
    : createBrowserCache(mirror);
