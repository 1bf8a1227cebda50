import type { Value } from '../schema/values/change';
import { renderer, usualStyle } from '../schema/values/printed';
import type { Subject } from './kinds';

/** Nothing is printed of keys that are left out. */
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as { [key: string]: Value };

/** Before the comma that follows. */
const room = { indent: '', before: 0, after: 1 };

/**
 * Prints a value of config as an editor writes it, on lines of at most `width` characters including the comma that
 * follows.
 */
export const printConfig = (value: object, width: number): string =>
  renderer({ ...usualStyle, width }).rendered(plain(value), room);

/** The project's lines have 100 characters; an entry of a list is indented by four. */
const width = 96;

const printKeys = (value: object) => {
  const { entryText } = renderer({ ...usualStyle, width });
  return Object.entries(plain(value))
    .map(([key, entry]) => `${entryText(key, entry, room)},\n`)
    .join('');
};

/**
 * The config of an example, ready to paste: a section, a field and a rule as an entry of their list, a scene, a motif
 * and a look of the layout as a key, and the name of a theme.
 */
export const exampleConfig = ({ group, definition }: Subject): string => {
  if (group === 'scenes') return `picture: ${printConfig(definition, width)},\n`;
  if (group === 'motifs' || group === 'layout') return printKeys(definition);
  if (group === 'themes') return printKeys({ extends: definition.extends });
  return `${printConfig(definition, width)},\n`;
};
