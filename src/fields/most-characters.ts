import type { FieldDefinition } from './registry';

/** Where config names no limit. */
export const ofAnyText = 5000;
const ofFileAddress = 2000;

/** Most characters that a field's value may have, in the form and in what is stored. */
export const mostCharacters = (field: FieldDefinition): number => {
  if ('upload' in field) return ofFileAddress;
  return ('maxLength' in field ? field.maxLength : undefined) ?? ofAnyText;
};
