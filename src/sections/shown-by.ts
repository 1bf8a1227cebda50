import { heroLook } from './hero/look';
import { headerLook } from './page-header/look';
import type { SectionModule, SectionModules } from './section-props';

/** Whether a look of a section may have a component of its own; a built site without such a look has no code for it. */
export const hasLooks = globalThis.__SITE__?.sectionLooks ?? true;

type Looking = { kind: string; look?: unknown; layout?: unknown };

/** Kinds whose look is not one word of theirs. */
const looks = new Map<string, (section: Looking) => unknown>([
  ['hero', heroLook],
  ['page-header', headerLook],
]);

const wordOf = ({ look, layout }: Looking) => look ?? layout;

const ofLook = (section: Looking) =>
  `${section.kind}/${String((looks.get(section.kind) ?? wordOf)(section))}`;

export const componentFile = (folder: string) => `../sections/${folder}/component.tsx`;

/**
 * The folder of what shows a section: that of its look within that of its kind, if `files` has its component, or
 * that of its kind. So no page has the script of a look that it does not show.
 */
export const folderOf = (section: Looking, files: object): string =>
  componentFile(ofLook(section)) in files ? ofLook(section) : section.kind;

/** What shows a section, of what a page has loaded. */
export const shownBy = (section: Looking, loaded: SectionModules): SectionModule | undefined =>
  loaded[ofLook(section)] ?? loaded[section.kind];
