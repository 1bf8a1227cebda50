import { becomes, type Finding } from '../../finding';
import { meantBy, written } from '../../nearest/meant-by';
import { listOf, numberOf, textOf } from '../../read/values';
import { optionsOf, type Field } from './form-parts';
import { kindOf } from './kind-of';
import { limitingKey, type Rule } from './rules-of';

type Limit = number | string;

const limitOf = ({ check, entries }: Rule): Limit | undefined => {
  const limit = entries[limitingKey(check)?.key ?? ''];
  if (limit === 'today') return undefined;
  return typeof limit === 'number' || typeof limit === 'string' ? limit : undefined;
};

const limitPath = ({ path, check }: Rule) => `${path}.${limitingKey(check)?.key}`;

/** Whether `one` asks for more than `other` lets through. */
const areCrossed = (one: Rule, other: Rule) => {
  const [low, high] = [limitOf(one), limitOf(other)];
  const [least, most] = [one, other].map(({ check }) => limitingKey(check));
  const isPair = least?.limits === 'least' && most?.limits === 'most' && least.key === most.key;
  if (!isPair || low === undefined || high === undefined) return false;
  return typeof low === typeof high && low > high;
};

/** A least that is above the most that another rule of the field allows. */
export const crossedLimits = (rule: Rule, above: readonly Rule[]): Finding[] => {
  const other = above.find((each) => areCrossed(rule, each) || areCrossed(each, rule));
  const limit = other && limitOf(other);
  if (limit === undefined) return [];
  const path = limitPath(rule);
  const parts = { other: other?.check ?? '', limit: String(limit) };
  const see = other && { path: limitPath(other) };
  return [{ error: 'limitsCrossed', path, parts, see, ...becomes(written(limit)) }];
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
  const path = limitPath(rule);
  const parts = { limit: String(limit) };
  return [{ error: 'ruleAgainstLimit', path, parts, ...becomes(String(limit)) }];
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
