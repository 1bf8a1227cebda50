import { useSyncExternalStore } from 'react';
import { isFormFile, isPageFile, pageFile } from '../../../src/schema/config-files';
import { resolveRoute } from '../../../src/site/resolve-route';
import type { EditState } from '../../edit-protocol/protocol';
import { useSessionState } from '../editor-context';
import type { Session } from '../editor-session';
import { routesOf } from '../pages/site-pages';

/** Calls the listener when another page may be shown, by whatever led there. Returns what ends it. */
const followPage = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  // Each page has another title.
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  window.addEventListener('popstate', listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('popstate', listener);
  };
};

const pathNow = () => window.location.pathname;

export const usePagePath = (): string => useSyncExternalStore(followPage, pathNow);

/** Calls the listener whenever another page is shown than before. Returns what ends it. */
export const onPageChange = (listener: () => void) => {
  let last = pathNow();
  return followPage(() => {
    if (pathNow() === last) return;
    last = pathNow();
    listener();
  });
};

/** The file of the page at an address: of a page that a template makes for an entry, as course/german, the template's. */
export const fileAt = (files: EditState['files'], pathname: string): string => {
  const [page = ''] = resolveRoute(routesOf(files), pathname).page.split('/');
  return pageFile(page);
};

export const usePageFile = (): string => {
  const files = useSessionState(({ state }) => state.files);
  return fileAt(files, usePagePath());
};

/** What is selected on a page, or in its form, is left with it; what belongs to all pages stays. Returns what ends it. */
export const leaveSelection = (session: Session) =>
  onPageChange(() => {
    const { selected, state } = session.get();
    const isLeft = selected && (isPageFile(selected.file) || isFormFile(selected.file));
    if (isLeft && selected.file !== fileAt(state.files, pathNow())) session.select(undefined);
  });
