import { isWithin, parentOf } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import type { Session } from '../editor-session';
import { withoutSigns } from '../marks';
import { fileAt } from '../page/page-address';
import { hostOf, rangeOf, type ShownText, shownTextsIn } from '../page/shown-text';
import { addressOf, pageAt } from './site-pages';

/** For how long a place is waited for, in milliseconds: on a page that loads, and on the one that is shown. */
const patience = 10_000;
const shortPatience = 3000;

const textsOf = ({ page }: Session, file: string) => {
  const root = document.getElementById('root');
  return (root ? shownTextsIn(root) : []).flatMap((text) => {
    const place = page.config.placeOf(text.id);
    return place?.file === file ? [{ text, place }] : [];
  });
};

type PlacedText = ReturnType<typeof textsOf>[number];

/** Lists what is below: its words stand there a second time. */
const contents = 'nav, a[href^="#"]';

/** The first text of those at a place: where it stands, and not in a list of links to it. */
const firstWithin = (texts: PlacedText[], path: string): ShownText | undefined => {
  const found = texts.filter(({ place }) => isWithin(place.path, path)).map(({ text }) => text);
  return found.find((text) => !hostOf(text)?.closest(contents)) ?? found[0];
};

/** The first text that the page shows at a place, or else within what is around it, from the inside out. */
const textAt = (session: Session, { file, path }: Place): ShownText | undefined => {
  const texts = textsOf(session, file);
  for (let around = path; around !== ''; around = parentOf(around)) {
    const found = firstWithin(texts, around);
    if (found) return found;
  }
  return texts[0]?.text;
};

/** Marks an element for a moment. */
const pointAt = (host: Element) => {
  host.scrollIntoView({ block: 'center' });
  const line = (width: number) => ({ outline: `${width}px solid #1a4fd6`, outlineOffset: '4px' });
  host.animate([line(3), { ...line(3), offset: 0.9 }, line(0)], { duration: 3000 });
};

/** Tries again whenever the page has changed, until it is done or the time is over. */
export const waitFor = (isDone: () => boolean, giveUp: () => void, time: number) => {
  if (isDone()) return;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (isDone()) stop();
  });
  const timer = setTimeout(() => {
    stop();
    giveUp();
  }, time);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
};

const pointAtText = (text: ShownText | undefined): boolean => {
  const host = text && hostOf(text);
  if (host) pointAt(host);
  return Boolean(host);
};

/** Shows a place as soon as the page has it, once it is no longer the one of the file `left`. */
const showSoon = (session: Session, place: Place, left?: string) =>
  waitFor(
    () => {
      const isLeft = left === undefined || textsOf(session, left).length === 0;
      const isShown = isLeft && pointAtText(textAt(session, place));
      if (isShown) session.select(place);
      return isShown;
    },
    // It is hidden, or has no words on the page.
    () => session.select(place),
    patience,
  );

/** Shows an entry that is new on the page once it is there, if it has words there. */
export const showNew = (session: Session, place: Place) =>
  waitFor(
    () => pointAtText(firstWithin(textsOf(session, place.file), place.path)),
    () => undefined,
    shortPatience,
  );

/** What shows an entry at its new place, once the page has there what it begins with now. */
export const toBeMoved = (session: Session, from: Place) => {
  const firstAt = ({ file, path }: Place) => firstWithin(textsOf(session, file), path);
  const wordsAt = (place: Place) => {
    const text = firstAt(place);
    return text && withoutSigns(rangeOf(text).toString());
  };
  const words = wordsAt(from);
  return (to: Place) => {
    if (words === undefined) return;
    waitFor(
      () => wordsAt(to) === words && pointAtText(firstAt(to)),
      () => undefined,
      shortPatience,
    );
  };
};

/** Shows an entry that was just added, which is selected. */
export const showAdded = (session: Session, place: Place) => {
  session.select(place);
  showNew(session, place);
};

/** A page that is new takes the focus to its headline; what has it beside the page keeps it. */
const keepFocusBeside = () => {
  const root = document.getElementById('root');
  const waiting = new AbortController();
  const { signal } = waiting;
  const giveBack = ({ relatedTarget }: FocusEvent) => {
    waiting.abort();
    if (!(relatedTarget instanceof HTMLElement) || root?.contains(relatedTarget)) return;
    relatedTarget.focus({ preventScroll: true });
  };
  root?.addEventListener('focusin', giveBack, { signal });
  for (const end of ['pointerdown', 'keydown']) {
    document.addEventListener(end, () => waiting.abort(), { signal, capture: true });
  }
};

/** Shows another page of the site; the editor stays. */
export const goToAddress = ({ page }: Session, address: string) => {
  keepFocusBeside();
  page.goTo(address);
};

/** Shows the page that has a place of config; the file of the one that is left, if it is another. */
export const goToPageOf = (session: Session, place: Place): string | undefined => {
  const { files } = session.get().state;
  const here = window.location.pathname;
  const address = addressOf(files, place) ?? here;
  if (pageAt(files, address) === pageAt(files, here)) return undefined;
  goToAddress(session, address);
  return fileAt(files, here);
};

export const goToPlace = (session: Session, { file, path }: Place) => {
  const place = { file, path };
  showSoon(session, place, goToPageOf(session, place));
};
