import type { FieldDefinition } from './registry';

/** The limit where config names none. */
export const ofAnyText = 5000;
const ofFileAddress = 2000;

/** The most characters of a field's value, in the form and in the record. */
export const mostCharacters = (field: FieldDefinition): number => {
  if ('upload' in field) return ofFileAddress;
  return ('maxLength' in field ? field.maxLength : undefined) ?? ofAnyText;
};
