import type { Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import { groupOf, listOf, textOf } from '../../read/values';
import { doubled } from '../doubled';
import type { Field } from './form-parts';
import { kindOf } from './kind-of';

/** Fields that share a name. */
const doubledFields = (fields: readonly Field[]): Finding[] =>
  doubled(fields).map(({ path, first }) => {
    return { error: 'doubledField', path: `${path}.name`, see: { path: `${first.path}.name` } };
  });

/** Options that share a value. */
const doubledOptions = ({ path, entries }: Field): Finding[] => {
  const options = listOf(entries.options).map((option, place) => {
    return { name: textOf(groupOf(option).value), at: `${path}.options[${place}]` };
  });
  return doubled(options).map(({ at, first }) => {
    const see = { path: `${first.at}.value` };
    return { error: 'doubledOption', path: `${at}.value`, see, fix: { remove: at } };
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
