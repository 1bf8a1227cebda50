import type { Finding } from '../../finding';
import { inQuotes, meantBy } from '../../nearest/meant-by';
import { listOf, numberOf, textOf } from '../../read/values';
import { optionsOf, type Field } from './form-parts';
import { kindOf } from './kind-of';
import { limitingParam, type Rule } from './rules-of';

const least = ['min', 'min-length', 'not-before'];
const most = ['max', 'max-length', 'not-after'];

type Limit = number | string;

const limitOf = (rule: Rule): Limit | undefined => {
  const param = limitingParam(rule);
  const limit = param === undefined ? undefined : rule.entries[param];
  if (limit === 'today') return undefined;
  return typeof limit === 'number' || typeof limit === 'string' ? limit : undefined;
};

const written = (limit: Limit) => (typeof limit === 'string' ? inQuotes(limit) : String(limit));

/** Whether `one` asks for more than `other` lets through. */
const areCrossed = (one: Rule, other: Rule) => {
  const [low, high] = [limitOf(one), limitOf(other)];
  const pair = least.indexOf(one.check ?? '');
  if (pair === -1 || most[pair] !== other.check || low === undefined || high === undefined) {
    return false;
  }
  return typeof low === typeof high && low > high;
};

/** A least that is above the most that another rule of the field allows. */
export const crossedLimits = (rule: Rule, above: readonly Rule[]): Finding[] => {
  const other = above.find((each) => areCrossed(rule, each) || areCrossed(each, rule));
  const limit = other && limitOf(other);
  if (limit === undefined) return [];
  const path = `${rule.path}.${limitingParam(rule)}`;
  const otherPath = `${other?.path}.${other && limitingParam(other)}`;
  const parts = { other: other?.check ?? '', limit: String(limit) };
  const suggestion = written(limit);
  const see = { path: otherPath };
  return [{ error: 'limitsCrossed', path, parts, see, suggestion, fix: { value: suggestion } }];
};

/** The most that a field can hold, of what `check` counts. */
const capacityOf = (field: Field, check: string | undefined): number | undefined => {
  const { entries } = field;
  if (check === 'min-length' || check === 'max-length') return numberOf(entries.maxLength);
  if (check !== 'min') return undefined;
  const most = entries[kindOf(field)?.holdsAtMost ?? ''];
  return listOf(most).length || numberOf(most);
};

/** A rule that asks for more than its field can hold. */
export const beyondField = (rule: Rule, field: Field): Finding[] => {
  const limit = capacityOf(field, rule.check);
  const asked = limitOf(rule);
  if (limit === undefined || typeof asked !== 'number' || asked <= limit) return [];
  const suggestion = String(limit);
  return [
    {
      error: 'ruleAgainstLimit',
      path: `${rule.path}.${limitingParam(rule)}`,
      parts: { limit: suggestion },
      suggestion,
      fix: { value: suggestion },
    },
  ];
};

/** Values of the rule one-of that are no options of its field. */
export const noOptions = ({ path, check, entries }: Rule, field: Field): Finding[] => {
  const options = optionsOf(field);
  if (check !== 'one-of' || options.length === 0) return [];
  return listOf(entries.values).flatMap((value, place): Finding[] => {
    const word = textOf(value);
    if (word === undefined || word === '' || options.includes(word)) return [];
    return [{ error: 'noSuchOption', path: `${path}.values[${place}]`, ...meantBy(word, options) }];
  });
};
