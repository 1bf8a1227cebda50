import { siteFile } from '../../../src/schema/config-files';
import type { Place } from '../../../src/schema/values/written-place';
import type { MarkedConfig } from '../marked-config';
import {
  hostOf,
  isHeardOnly,
  rangeOf,
  type ShownText,
  shownTextsIn,
  textAtPoint,
} from './shown-text';

/** A text of the page, and where it stands in config. */
export type PlacedText = ShownText & Place;

/** What gets the focus by itself, to act on a key; what only scrolls is none of it. */
const acting =
  'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"], [role="menuitem"]';

/** Elements with a text that can be reached by Tab only here; its value is the `tabindex` that visitors have. */
const focusMark = 'data-edit-focus';

/** On every element whose text is changed by a key: the words with the id of `keyWords` describe it. */
const described = 'aria-describedby';

/** For screen readers, which read it after a text that has the focus. */
const keyWords = { id: 'edit-text-keys', words: 'Enter changes this text.' };

const withoutKeys = (element: Element) =>
  (element.getAttribute(described) ?? '').split(' ').filter((id) => id && id !== keyWords.id);

const describe = (element: Element) =>
  element.setAttribute(described, [...withoutKeys(element), keyWords.id].join(' '));

/** In milliseconds: between two keys there is no need for it. */
const pause = 150;

/**
 * The texts of config on the page, as it is now. They are found anew when the page has changed, and can be
 * reached by the Tab key.
 */
export const createPageTexts = (root: Element, config: MarkedConfig) => {
  let texts: PlacedText[] | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let led: { place: Place; to: HTMLElement | undefined } | undefined;
  const words = Object.assign(document.createElement('div'), {
    id: keyWords.id,
    hidden: true,
    textContent: keyWords.words,
  });
  document.body.append(words);

  const find = () => {
    texts ??= shownTextsIn(root).flatMap((text) => {
      const place = config.placeOf(text.id);
      return place ? [{ ...text, ...place }] : [];
    });
    return texts;
  };

  const makeReachable = () => {
    const reached = new Set<Element>();
    find().forEach((text) => {
      const host = hostOf(text);
      const around = host?.closest(acting);
      // Where a link holds several texts, it stands for the first of them.
      if (around && !reached.has(around)) {
        reached.add(around);
        describe(around);
        return;
      }
      // Words for screen readers alone, as a table's caption may be, are changed where they are seen, or in Settings.
      if (!host || host.matches(acting) || isHeardOnly(host)) return;
      describe(host);
      if (host.getAttribute('tabindex') === '0') return;
      host.setAttribute(focusMark, host.getAttribute('tabindex') ?? '');
      host.setAttribute('tabindex', '0');
    });
  };

  const of = ({ file, path }: Place): PlacedText | undefined =>
    find().find((text) => text.file === file && text.path === path);

  /** Leads the focus to a text, from which Enter lets it be typed again. */
  const focus = (place: Place) => {
    const text = of(place);
    const host = text && hostOf(text);
    makeReachable();
    const found = host?.matches('[tabindex]') ? host : (host?.closest(acting) ?? host);
    // A text that was emptied is shown again only once the page is drawn.
    const to = found instanceof HTMLElement ? found : undefined;
    to?.focus({ preventScroll: true });
    led = { place, to };
  };

  const observer = new MutationObserver(() => {
    texts = undefined;
    // What is written may make the page anew around the text that has the focus.
    if (led && !led.to?.isConnected) {
      const { place } = led;
      led = undefined;
      if (document.activeElement === document.body) focus(place);
    }
    clearTimeout(waiting);
    waiting = setTimeout(makeReachable, pause);
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  makeReachable();

  /**
   * The first text of an element that has the focus, or is pressed: its own before words that all pages share, such
   * as the note on required fields with which a form begins.
   */
  const within = (element: Element): PlacedText | undefined => {
    const all = find().filter(
      (text) => rangeOf(text).intersectsNode(element) && element.contains(hostOf(text)),
    );
    return all.find(({ file }) => file !== siteFile) ?? all[0];
  };

  /** Nobody is called back: the focus goes on to another text, or to where one is typed, or away from the page. */
  const followFocus = ({ target }: FocusEvent) => {
    if (!led || target === led.to) return;
    const isText =
      target instanceof HTMLElement && target.getAttribute('contenteditable') !== 'true';
    const place = isText && root.contains(target) ? within(target) : undefined;
    led = place && { place, to: target as HTMLElement };
  };
  document.addEventListener('focusin', followFocus);

  return {
    all: find,
    placeOf: config.placeOf,
    /** The text that is drawn there; between its lines and beside its words too, where it is all of its element. */
    at: (point: { x: number; y: number }): PlacedText | undefined => {
      const drawn = textAtPoint(find(), point) as PlacedText | undefined;
      if (drawn) return drawn;
      const element = document.elementFromPoint(point.x, point.y);
      const [only, ...others] = find().filter((text) => hostOf(text) === element);
      return others.length === 0 ? only : undefined;
    },
    within,
    /** Where a value of config is shown first. */
    of,
    focus,
    stop: () => {
      observer.disconnect();
      document.removeEventListener('focusin', followFocus);
      clearTimeout(waiting);
      words.remove();
      root.querySelectorAll(`[${described}~="${keyWords.id}"]`).forEach((element) => {
        const others = withoutKeys(element).join(' ');
        if (others === '') element.removeAttribute(described);
        else element.setAttribute(described, others);
      });
      root.querySelectorAll(`[${focusMark}]`).forEach((element) => {
        const former = element.getAttribute(focusMark);
        if (former) element.setAttribute('tabindex', former);
        else element.removeAttribute('tabindex');
        element.removeAttribute(focusMark);
      });
    },
  };
};

export type PageTexts = ReturnType<typeof createPageTexts>;
