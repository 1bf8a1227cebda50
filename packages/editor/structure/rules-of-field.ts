import { plainWords } from '../../../src/gallery/kinds';
import { type RuleName, ruleSchemas } from '../../../src/rules/schemas';
import { withoutMarks } from '../../../src/schema/parse-marks';
import { shortLine } from '../../../src/schema/short-line';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { fieldsNamedBy, keysNamingFields, rulesBeside } from '../../config-values/fitting-rules';
import { capital } from '../../config-values/names';
import type { EditState } from '../../edit-protocol/protocol';
import { fieldAt, fieldsAt, type PlacedField } from './fields-around';

/** What rules of a form are called, and which of them are about a field. */

type Rule = { field: string; check: string };

export const isRule = (entry: unknown): entry is Rule =>
  isGroup(entry) && typeof entry.field === 'string' && typeof entry.check === 'string';

/** What visitors read where a rule does not hold. */
export const messageOf = (entry: unknown): string | undefined => {
  const message: unknown = isRule(entry) ? valueAt(entry, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
};

/** In letters; what is checked is read as well. */
const labelRoom = 40;

type Fields = readonly PlacedField[];

/** What visitors read above a field, without the sign at its end. */
export const labelOf = (fields: Fields, name: unknown): string => {
  const label = fields.find(({ value }) => value.name === name)?.value.label;
  const words = typeof label === 'string' ? withoutMarks(label).replace(/[\s:?]+$/, '') : '';
  return shortLine(words || String(name), labelRoom);
};

/** A day of a rule: 2 days after today. */
const dayInWords = (date: string, days: unknown): string => {
  if (typeof days !== 'number' || days === 0) return date;
  const many = Math.abs(days);
  return `${many} ${many === 1 ? 'day' : 'days'} ${days > 0 ? 'after' : 'before'} ${date}`;
};

/** What a rule asks, in words: is at least 3. */
export const askedInWords = (rule: Rule, fields: Fields): string => {
  const { inWords = plainWords(rule.check) } = ruleSchemas[rule.check as RuleName]?.meta() ?? {};
  const wordsOf = (key: string) => {
    const value: unknown = valueAt(rule, key);
    if (key === 'date') return dayInWords(String(value), valueAt(rule, 'days'));
    const isName = keysNamingFields(rule.check).includes(key);
    return [value]
      .flat()
      .map((each) => (isName ? `“${labelOf(fields, each)}”` : String(each)))
      .join(', ');
  };
  const words = inWords.replaceAll(/\{(\w+)\}/g, (_, key: string) => wordsOf(key));
  const orEmpty = valueAt(rule, 'whenFilled') === true ? ', or is empty' : '';
  return `${words}${orEmpty}${valueAt(rule, 'when') === undefined ? '' : ', under a condition'}`;
};

/** A rule by the label of its field and what it asks: E-mail: is an e-mail address. */
export const ruleName = (rule: Rule, fields: Fields): string =>
  `${labelOf(fields, rule.field)}: ${askedInWords(rule, fields)}`;

/** Of a list of rules those that are about one field. */
export type FieldRules = {
  /** The name of the field. */
  field: string;
  /** Where the field stands. */
  at: Place;
  holds: (entry: unknown) => boolean;
  count: number;
  /** What an entry is called beside the label of the field. */
  nameOf: (entry: unknown) => string | undefined;
  /** Of which kinds one more can be. */
  kinds: readonly string[];
};

type Files = EditState['files'];

/** Where the rules of the field at a place stand, and which they are; undefined where there is no field. */
export const rulesOfField = (
  files: Files,
  place: Place,
): (Place & { only: FieldRules }) | undefined => {
  const at = fieldAt(files, place);
  if (!at) return undefined;
  const { field, fields, rules: path } = at;
  const { name, kind } = field.value;
  const found: unknown = valueAt(files[place.file], path);
  const rules = Array.isArray(found) ? found.filter(isRule) : [];
  const own = rules.filter((rule) => rule.field === name);
  const holds = (entry: unknown) => isRule(entry) && fieldsNamedBy(entry).includes(name);
  const only: FieldRules = {
    field: name,
    at: { file: place.file, path: field.path },
    holds,
    count: rules.filter(holds).length,
    nameOf: (entry) =>
      isRule(entry) && entry.field === name ? capital(askedInWords(entry, fields)) : undefined,
    kinds: rulesBeside(
      { kind, entries: field.value },
      { rules: own, fields: fields.map(({ value }) => value) },
    ),
  };
  return { file: place.file, path, only };
};

/** The field that a rule is about. */
export const fieldOfRule = (files: Files, place: Place): Place | undefined => {
  const rule: unknown = valueAt(files[place.file], place.path);
  const field = isRule(rule)
    ? fieldsAt(files, place)?.find(({ value }) => value.name === rule.field)
    : undefined;
  return field && { file: place.file, path: field.path };
};
