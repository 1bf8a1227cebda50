import { keyMetadata } from '../../../src/sections/kind-metadata';
import { type Section, textOf } from '../../config-values/values';
import type { Finding } from '../../problems/problem';
import { openingLayout } from '../../resolved-site/openings';
import { foundIf, needless } from './found';

const notInLook = (path: string, key: string, where: string): Finding => {
  const parts = { key, where, instead: 'choose the look that shows it' };
  return needless('notInLook', `${path}.${key}`, { parts });
};

/** What another look would show. */
const ofOtherLooks = ({ section, path }: Section): Finding[] => {
  const look = textOf(section.look);
  const where = look === undefined ? 'without “look”' : `in the look “${look}”`;
  return Object.keys(section).flatMap((key) => {
    const shown = keyMetadata(section, key)?.inLooks;
    if (!shown || section[key] === undefined) return [];
    const isShown =
      'only' in shown ? shown.only.includes(look ?? '') : !shown.not.includes(look ?? '');
    return foundIf(!isShown, notInLook(path, key, where));
  });
};

/** The words of an opening on its photograph have colours that are measured against it. */
const toneOnPhotograph = ({ section, path }: Section): Finding[] => {
  const { picture, tone } = section;
  const shown = openingLayout(section);
  if (tone === undefined || picture === undefined || shown?.wordsOn === undefined) return [];
  return [notInLook(path, 'tone', `in the layout “${shown.name}”, on the photograph`)];
};

/** What the look of a section does not show. */
export const checkLooks = (section: Section): Finding[] => [
  ...ofOtherLooks(section),
  ...toneOnPhotograph(section),
];
