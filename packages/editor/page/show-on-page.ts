import { withoutMarks } from '../../../src/schema/parse-marks';
import { isWithin, parentOf } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import type { Session } from '../editor-session';
import { withoutSigns } from '../marks';
import { waitFor } from '../wait-for';
import { sectionsNow } from './page-sections';
import { hostOf, rangeOf, type ShownText, shownTextsIn } from './shown-text';

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

type Placed = { text: ShownText; place: Place };

/** Lists what is below: its words stand there a second time. */
const contents = 'nav, a[href^="#"]';

/** The first text of those at a place: where it stands, and not in a list of links to it. */
const firstWithin = (texts: Placed[], path: string): Placed | undefined => {
  const found = texts.filter(({ place }) => isWithin(place.path, path));
  return found.find(({ text }) => !hostOf(text)?.closest(contents)) ?? found[0];
};

/** A section of the page that is shown, where that is the place. */
const sectionAt = (session: Session, { file, path }: Place) =>
  sectionsNow(session).find((each) => each.file === file && `sections[${each.at}]` === path)
    ?.element;

/** What shows a place: its section, or the element with the first of its texts. */
const elementAt = (session: Session, place: Place): Element | undefined => {
  const text = firstWithin(textsOf(session, place.file), place.path)?.text;
  return sectionAt(session, place) ?? (text && hostOf(text)) ?? undefined;
};

/** The same of what is around it, from the inside out, where the page has nothing of it. */
const elementAround = (session: Session, { file, path }: Place): Element | undefined => {
  for (let around = path; around !== ''; around = parentOf(around)) {
    const found = elementAt(session, { file, path: around });
    if (found) return found;
  }
  const [first] = textsOf(session, file);
  return (first && hostOf(first.text)) ?? undefined;
};

/** Without what a page puts between words to keep or to break its lines. */
const plain = (words: string) =>
  words
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether the page has there what config says by now. Names in braces it shows filled in. */
const isDrawn = (session: Session, place: Place): boolean => {
  const first = firstWithin(textsOf(session, place.file), place.path);
  if (!first) return true;
  const now = session.valueAt(first.place);
  if (typeof now !== 'string') return now !== undefined;
  const shown = plain(withoutSigns(rangeOf(first.text).toString()));
  return /[{}]/.test(now) || shown === plain(withoutMarks(now));
};

/** Scrolls to an element, and marks it for a moment: one that is as wide as the page within its edges. */
const pointAt = (element: Element) => {
  const isTall = element.getBoundingClientRect().height > window.innerHeight / 2;
  element.scrollIntoView({ block: isTall ? 'start' : 'center' });
  const outlineOffset = element.matches('section') ? '-6px' : '4px';
  const line = (width: number) => ({ outline: `${width}px solid #1a4fd6`, outlineOffset });
  element.animate([line(3), { ...line(3), offset: 0.9 }, line(0)], { duration: 3000 });
};

const pointAtAny = (element: Element | undefined): boolean => {
  if (element) pointAt(element);
  return element !== undefined;
};

/** Selects a place and shows it as soon as the page has it, once it is no longer the one of the file `left`. */
export const showOnceLeft = (session: Session, place: Place, left?: string) =>
  waitFor(
    () => {
      const isLeft = left === undefined || textsOf(session, left).length === 0;
      const isShown = isLeft && pointAtAny(elementAround(session, place));
      if (isShown) session.select(place);
      return isShown;
    },
    // It is hidden, or has no words on the page.
    () => session.select(place),
    patience,
  );

/** Shows what stands at a place of the page, if it is seen there. */
export const showAt = (session: Session, place: Place) =>
  void pointAtAny(elementAt(session, place));

/** The same of what has just come there, or moved there: once the page is drawn with it. */
export const showOnceDrawn = (session: Session, place: Place) =>
  waitFor(
    () => isDrawn(session, place) && pointAtAny(elementAt(session, place)),
    () => showAt(session, place),
    shortPatience,
  );

/** Leads the focus to the first text of what has just come there, from which it can be typed. */
export const focusOnceDrawn = (session: Session, place: Place) =>
  waitFor(
    () => {
      const text = firstWithin(textsOf(session, place.file), place.path)?.text;
      const host = text && hostOf(text);
      const to = host?.closest<HTMLElement>('a[href], button') ?? host;
      if (!(to instanceof HTMLElement) || !isDrawn(session, place)) return false;
      // It is put in the way of the Tab key a moment later.
      if (to.tabIndex < 0) to.tabIndex = -1;
      to.focus({ preventScroll: true });
      return true;
    },
    // It has no words on the page.
    () => undefined,
    shortPatience,
  );

/** Shows an entry that was just added, which is selected. */
export const showAdded = (session: Session, place: Place) => {
  session.select(place);
  showOnceDrawn(session, place);
};
