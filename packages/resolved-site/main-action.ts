import { kindMetadata } from '../../src/sections/kind-metadata';
import { groupOf, listOf } from '../config-values/values';

type Group = Record<string, unknown>;

const isShown = ({ hidden }: Group) => hidden !== true;

const asksFor = (section: Group) => {
  const { asks, opens } = kindMetadata(section) ?? {};
  return asks === true || (opens !== undefined && section.action !== undefined);
};

/**
 * A page on which the first button of a feature is the main one, if no section asks for anything else: it is as strong
 * as that of the header.
 */
export const withMainAction = (page: unknown): unknown => {
  const sections = listOf(groupOf(page).sections);
  const shown = sections.map(groupOf).filter(isShown);
  const main = shown.find(
    (section) => kindMetadata(section)?.asks === 'ifNoOther' && section.action !== undefined,
  );
  if (!main || shown.some(asksFor)) return page;
  const place = sections.indexOf(main);
  return {
    ...groupOf(page),
    sections: sections.map((section, at) => (at === place ? { ...main, isMain: true } : section)),
  };
};
