import { fileAddress } from '../../../src/fields/file/file-address';
import { mostCharacters } from '../../../src/fields/most-characters';
import type { FieldDefinition } from '../../../src/fields/registry';
import { matchesCondition } from '../matches-condition';
import type { FieldCondition } from './field-condition';

type FileField = FieldDefinition<'file'>;

const addressOf = (value: string, field: FileField) =>
  `${value}.size() <= ${mostCharacters(field)} && ${matchesCondition(value, fileAddress(field.upload.folder))}`;

const functionOf = ({ name }: FileField) => `filesOf_${name}`;

/** Each place of the list by itself, as the rules have no loop; none behind its last is looked at. */
const eachOf = (name: string, most: number, place = 0): string => {
  const further = place + 1 < most ? ` && ${eachOf(name, most, place + 1)}` : '';
  return `(all.size() <= ${place} || ${name}_one(all[${place}])${further})`;
};

export const file: FieldCondition<'file'> = (value, field) =>
  field.maxFiles === undefined
    ? `${value} is string && ${addressOf(value, field)}`
    : `${value} is list && ${value}.size() <= ${field.maxFiles} && ${functionOf(field)}(${value})`;

/** What `file` calls for a list of files; its name is of this field alone. */
export const fileFunctions = (field: FieldDefinition): string[] => {
  if (field.kind !== 'file' || field.maxFiles === undefined) return [];
  const name = functionOf(field);
  return [
    `function ${name}_one(each) { return each is string && each != '' && ${addressOf('each', field)}; }`,
    `function ${name}(all) { return ${eachOf(name, field.maxFiles)}; }`,
  ];
};
