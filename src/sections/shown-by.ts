import type { SectionModule, SectionModules } from './section-props';

/** Whether a look of a section may have a component of its own; a built site without such a look has no code for it. */
export const hasLooks = globalThis.__SITE__?.sectionLooks ?? true;

type Looking = { kind: string } & Partial<
  Record<'look' | 'layout' | 'picture' | 'narrow' | 'drawing' | 'secondAction' | 'hours', unknown>
>;

/**
 * A page-header has a layout only with a picture, and a drawing only without; a hero that has more than it had at first is
 * laid out anew.
 */
const lookOf = ({ kind, look, layout, picture, narrow, drawing, ...hero }: Looking) => {
  if (kind === 'page-header') return picture ? (layout ?? 'full') : narrow ? 'narrow' : drawing;
  const { secondAction, hours } = hero;
  return look ?? layout ?? ((secondAction || hours) && 'beside');
};

const ofLook = (section: Looking) => `${section.kind}/${String(lookOf(section))}`;

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
