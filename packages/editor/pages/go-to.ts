import type { Place } from '../../../src/schema/values/written-place';
import type { Session } from '../editor-session';
import { fileAt } from '../page/page-address';
import { showOnceLeft } from '../page/show-on-page';
import { addressOf, pageAt } from './site-pages';

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
  showOnceLeft(session, place, goToPageOf(session, place));
};
