import { keyMetadata } from '../../../src/sections/kind-metadata';
import { sectionsIn, textOf, type Values } from '../../config-values/values';
import type { FileFinding, Finding } from '../../problems/problem';
import { openingLayout } from '../../resolved-site/openings';

type Section = { section: Record<string, unknown>; path: string };

/** What another look would show. */
const ofOtherLooks = ({ section, path }: Section): Finding[] => {
  const look = textOf(section.look);
  return Object.keys(section).flatMap((key): Finding[] => {
    const shown = keyMetadata(section, key)?.inLooks;
    if (!shown || section[key] === undefined) return [];
    const isShown =
      'only' in shown ? shown.only.includes(look ?? '') : !shown.not.includes(look ?? '');
    if (isShown) return [];
    const parts = {
      key,
      look: look === undefined ? 'without “look”' : `in the look “${look}”`,
    };
    const at = `${path}.${key}`;
    return [{ error: 'notInLook', path: at, parts, fix: { remove: at } }];
  });
};

/** The words of an opening on its photograph have colours that are measured against it. */
const ofOpening = ({ section, path }: Section): Finding[] => {
  const { picture, tone } = section;
  const shown = openingLayout(section);
  if (tone === undefined || picture === undefined || shown?.wordsOn === undefined) return [];
  const at = `${path}.tone`;
  const parts = { key: 'tone', look: `in the layout “${shown.name}”, on the photograph` };
  return [{ error: 'notInLook', path: at, parts, fix: { remove: at } }];
};

/** What the looks of sections do not show. */
export const checkLooks = (values: Values): FileFinding[] =>
  sectionsIn(values).flatMap(({ file, ...section }) =>
    [...ofOtherLooks(section), ...ofOpening(section)].map((found): FileFinding => ({
      file,
      ...found,
    })),
  );
