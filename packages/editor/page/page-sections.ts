import { useSyncExternalStore } from 'react';
import { pageFile, routesFile } from '../../../src/schema/config-files';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { isGroup } from '../../../src/schema/values/group';
import { resolveRoute } from '../../../src/site/resolve-route';
import type { EditState } from '../../edit-protocol/protocol';
import { useSessionState } from '../editor-context';
import type { MarkedConfig } from '../marked-config';
import { shownTextsIn } from './shown-text';

/** A section of config on the page. */
export type PageSection = { element: Element; file: string; at: number };

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

const fileAt = (files: EditState['files'], pathname: string) => {
  const routes = files[routesFile] as unknown as RoutesDefinition | undefined;
  // A page that a template makes for an entry, as course/german, has the template's file.
  const [page] = routes ? resolveRoute(routes, pathname).page.split('/') : [];
  return page && pageFile(page);
};

/** The file of the page that is shown. */
export const usePageFile = (): string | undefined => {
  const files = useSessionState(({ state }) => state.files);
  const pathname = useSyncExternalStore(followPage, () => window.location.pathname);
  return fileAt(files, pathname);
};

/** The outermost sections of the page, from top to bottom. */
const elementsIn = (root: Element): Element[] =>
  [...root.querySelectorAll('main section')].filter(
    (element) => !element.parentElement?.closest('section'),
  );

const markedIndex = (element: Element, config: MarkedConfig, file: string) => {
  for (const { id } of shownTextsIn(element)) {
    const place = config.placeOf(id);
    const [, at] = /^sections\[(\d+)\]/.exec(place?.path ?? '') ?? [];
    if (place?.file === file && at !== undefined) return Number(at);
  }
  return undefined;
};

type Shown = { root: Element; config: MarkedConfig; files: EditState['files'] };

/**
 * Where the page's sections stand in config: by their texts, or where they have none of their own by their
 * order.
 */
export const pageSections = ({ root, config, files }: Shown): PageSection[] => {
  const file = fileAt(files, window.location.pathname);
  const page = file === undefined ? undefined : files[file];
  if (file === undefined || !isGroup(page) || !Array.isArray(page.sections)) return [];
  const shown = page.sections.flatMap((section: unknown, at) =>
    isGroup(section) && section.hidden === true ? [] : [at],
  );
  const elements = elementsIn(root);
  const isComplete = elements.length === shown.length;
  return elements.flatMap((element, order) => {
    const at = markedIndex(element, config, file) ?? (isComplete ? shown[order] : undefined);
    return at === undefined ? [] : [{ element, file, at }];
  });
};
