import { isGroup } from '../../../src/schema/values/group';
import type { EditState } from '../../edit-protocol/protocol';
import type { Session } from '../editor-session';
import type { MarkedConfig } from '../marked-config';
import { fileAt } from './page-address';
import { shownTextsIn } from './shown-text';

export type PageSection = { element: Element; file: string; at: number };

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
  const page = files[file];
  if (!isGroup(page) || !Array.isArray(page.sections)) return [];
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

/** All sections of the page, as it is now. */
export const sectionsNow = (session: Session): PageSection[] => {
  const root = document.getElementById('root');
  const { files } = session.get().state;
  return root ? pageSections({ root, config: session.page.config, files }) : [];
};
