import type { Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import { groupOf, listOf, textOf } from '../../read/values';
import type { Field } from './form-parts';
import { kindOf } from './kind-of';

/** Fields that share a name. */
const doubledFields = (fields: readonly Field[]): Finding[] =>
  fields.flatMap((field): Finding[] => {
    const first = fields.find(({ name }) => name === field.name);
    if (field.name === undefined || !first || first === field) return [];
    return [
      { error: 'doubledField', path: `${field.path}.name`, see: { path: `${first.path}.name` } },
    ];
  });

/** Options that share a value. */
const doubledOptions = ({ path, entries }: Field): Finding[] => {
  const values = listOf(entries.options).map((option) => textOf(groupOf(option).value));
  return values.flatMap((value, place): Finding[] => {
    const first = values.indexOf(value);
    if (value === undefined || first === place) return [];
    const option = `${path}.options[${place}]`;
    const see = { path: `${path}.options[${first}].value` };
    return [{ error: 'doubledOption', path: `${option}.value`, see, fix: { remove: option } }];
  });
};

const meaningRequired = ['required', 'mandatory', 'obligatory'];

/** Fields that say themselves whether they must be filled in. */
const rulesInField = ({ path: field, name = '…', kind, entries }: Field): Finding[] =>
  meaningRequired
    .filter((key) => Object.hasOwn(entries, key))
    .map((key): Finding => {
      const path = `${field}.${key}`;
      const check = kindOf({ kind })?.fits?.meant === 'accepted' ? 'accepted' : 'required';
      const suggestion = `{ field: ${inQuotes(name)}, check: '${check}', message: '…' }`;
      const fix = { remove: path };
      return { error: 'ruleInField', path, at: 'key', parts: { found: key }, suggestion, fix };
    });

/** Names and values that stand twice, and what fields do not say. */
export const checkFields = (fields: readonly Field[]): Finding[] => [
  ...doubledFields(fields),
  ...fields.flatMap(doubledOptions),
  ...fields.flatMap(rulesInField),
];
