import { mostCharacters } from '../../../src/fields/most-characters';
import type { FieldCondition } from './field-condition';

export const text: FieldCondition = (value, field) =>
  `${value} is string && ${value}.size() <= ${mostCharacters(field)}`;
