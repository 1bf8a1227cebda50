import { formFile, isFormFile, notificationsFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, parentOf, valueAt } from '../../../src/schema/values/paths';
import { placesIn } from '../../../src/schema/values/places-in';
import type { Place } from '../../../src/schema/values/written-place';
import type { EditState } from '../../edit-protocol/protocol';

/** The fields of forms that a place of config can name. */

export type Group = Record<string, unknown>;

type Placed = { path: string; value: Group };

/** A field of a form: what it says, and where. */
export type PlacedField = Placed & { value: { kind: string; name: string } };

/** A field that holds fields of its own. */
const isListField = (value: unknown) =>
  isGroup(value) && ['list', 'stored-group'].includes(String(value.kind));

const isField = (value: unknown): value is PlacedField['value'] =>
  isGroup(value) && typeof value.kind === 'string' && typeof value.name === 'string';

/** The fields of a form, or of a field that holds some, also those in its steps and groups. */
const fieldsOf = ({ path, value }: Placed): PlacedField[] =>
  ['fields', 'steps'].flatMap((key) => {
    const start = { value: value[key], path: joinPath(path, key) };
    return [...placesIn(start, (at) => !isListField(at.value))].flatMap(
      ({ path: at, value: each }) => (isField(each) ? [{ path: at, value: each }] : []),
    );
  });

/** The groups around a place, from the inside out. */
export const groupsAround = (whole: unknown, path: string): Placed[] => {
  const groups: Placed[] = [];
  for (let at = path; at !== '';) {
    at = parentOf(at);
    const value = at === '' ? whole : valueAt(whole, at);
    if (isGroup(value)) groups.push({ path: at, value });
  }
  return groups;
};

/** The form around a place, and before it the fields of its own fields around it. */
const fieldListsAround = (whole: unknown, path: string): Placed[] =>
  groupsAround(whole, path).filter(
    ({ value }, at, all) => at === all.length - 1 || isListField(value),
  );

/** The fields that a place can name, those nearest to it first; undefined where no form is meant. */
export const fieldsAt = (
  files: EditState['files'],
  { file, path }: Place,
): PlacedField[] | undefined => {
  if (file === notificationsFile) {
    const mail = groupsAround(files[file], path).find(
      ({ value }) => typeof value.form === 'string',
    );
    const form: unknown = mail && files[formFile(String(mail.value.form))];
    return mail && (isGroup(form) ? fieldsOf({ path: '', value: form }) : []);
  }
  if (!isFormFile(file)) return undefined;
  const fields = fieldListsAround(files[file], path).flatMap(fieldsOf);
  const isFirst = ({ value }: PlacedField, at: number) =>
    fields.findIndex((each) => each.value.name === value.name) === at;
  return fields.filter(isFirst);
};

/** The field at a place, with the group that has its rules and the fields that these can name. */
export const fieldAt = (files: EditState['files'], { file, path }: Place) => {
  if (!isFormFile(file)) return undefined;
  const [around] = fieldListsAround(files[file], path);
  const fields = around ? fieldsOf(around) : [];
  const field = fields.find((each) => each.path === path);
  return around && field && { field, fields, rules: joinPath(around.path, 'rules') };
};
