import { characterCount } from '../contract/character-count';
import { mostCharacters } from './most-characters';
import type { ValueKind } from './value-kind';

/** A text of at most so many characters as the field takes. */
export const textValue: ValueKind = {
  empty: () => '',
  read: ([text = '']) => text,
  holds: (field, value) =>
    typeof value === 'string' && characterCount(value) <= mostCharacters(field),
  refusal: (field, first) =>
    first ?? `Please shorten this to ${mostCharacters(field)} characters at most`,
};
