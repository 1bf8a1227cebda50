import type { Subject } from './catalogue-types';
import { printConfig } from './print-config';

/** The project's lines have 100 characters; an entry of a list stands in four. */
const width = 96;

/**
 * The config that makes an example, to be pasted where it belongs: a section, a field and a rule as an
 * entry of their list, a scene as a key.
 */
export const exampleConfig = ({ group, definition }: Subject): string =>
  group === 'scenes'
    ? `picture: ${printConfig(definition, width)},\n`
    : `${printConfig(definition, width)},\n`;
