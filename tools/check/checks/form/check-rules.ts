import { onAddresses } from '../../../../src/fields/field-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { today } from '../../../../src/rules/today';
import { isSayable } from '../../../security-rules/rule-conditions';
import type { Finding } from '../../finding';
import { meantBy } from '../../nearest/meant-by';
import { textOf } from '../../read/values';
import { beyondField, crossedLimits, noOptions } from './check-limits';
import { namesOf, type Field } from './form-parts';
import { ruleAgainstField } from './rule-against-field';
import { ruleForSort } from './rule-for-sort';
import type { Rule } from './rules-of';

/** A field that there is not. */
const withoutField = (rule: Rule, rules: readonly Rule[], names: string[]): Finding[] => {
  const { field, check, path } = rule;
  if (field === undefined || names.includes(field)) return [];
  // A field of which a rule asks the same already is not the one that is meant.
  const free = names.filter(
    (each) => !rules.some((other) => other.check === check && other.field === each),
  );
  const { allowed } = meantBy(field, names);
  return [{ error: 'ruleWithoutField', path: `${path}.field`, ...meantBy(field, free), allowed }];
};

/** The other field of the rule same-as. */
const wrongOther = ({ check, field, path, entries }: Rule, fields: readonly Field[]): Finding[] => {
  const other = textOf(entries.other);
  if (check !== 'same-as' || other === undefined) return [];
  const own = fields.find(({ name }) => name === field);
  const names = namesOf(fields.filter((each) => each !== own));
  const at = `${path}.other`;
  if (other === field) {
    const alike = namesOf(fields.filter((each) => each !== own && each.kind === own?.kind));
    const meant = alike.length === 1 ? meantBy(alike[0] ?? '', alike) : {};
    return [{ error: 'sameAsItself', path: at, ...meant, certain: false }];
  }
  return names.includes(other)
    ? []
    : [{ error: 'ruleWithoutField', path: at, ...meantBy(other, names) }];
};

const isUnsayable = ({ entries }: Rule) => {
  try {
    return !isSayable(entries as RuleDefinition);
  } catch {
    // A rule of a kind that there is not is told as such.
    return false;
  }
};

/** What the browser alone can know must be asked of it alone. */
const forBrowserAlone = (rule: Rule): Finding[] => {
  const { path, entries } = rule;
  if (entries.clientOnly === true) return [];
  if (entries.date === today) {
    const suggestion = 'clientOnly: true';
    const isSaid = entries.clientOnly !== undefined;
    const at = isSaid ? `${path}.clientOnly` : `${path}.date`;
    const fix = { value: isSaid ? 'true' : `'${today}', ${suggestion}` };
    return [{ error: 'ruleOfToday', path: at, suggestion, fix, certain: true }];
  }
  return isUnsayable(rule) ? [{ error: 'ruleForBrowserAlone', path: `${path}.check` }] : [];
};

const withoutWords = ({ entries }: Rule) => {
  const { message, whenFilled, clientOnly, ...asked } = entries;
  return JSON.stringify(Object.entries(asked).sort());
};

const repeated = (rule: Rule, above: readonly Rule[]): Finding[] => {
  const same = above.find((other) => withoutWords(other) === withoutWords(rule));
  if (!same) return [];
  const see = { path: `${same.path}.check` };
  return [{ error: 'ruleRepeated', path: `${rule.path}.check`, see, fix: { remove: rule.path } }];
};

/** No text can pass two rules of addresses, unless one asks for filled fields alone. */
const contradictory = (rule: Rule, above: readonly Rule[]): Finding[] => {
  const isOfAddress = ({ check = '' }: Rule) => onAddresses.includes(check);
  const against = isOfAddress(rule)
    ? above.find((other) => isOfAddress(other) && other.check !== rule.check)
    : undefined;
  if (!against || (rule.entries.whenFilled && against.entries.whenFilled)) return [];
  const parts = { other: against.check ?? '' };
  const see = { path: `${against.path}.check` };
  const path = `${rule.path}.check`;
  return [{ error: 'contradictoryRules', path, parts, see, fix: { remove: rule.path } }];
};

/** What a rule says of its field, and against the rules of that field above it. */
const againstField = (rule: Rule, field: Field, above: readonly Rule[]): Finding[] => {
  const unasked = ruleForSort(rule, field, above);
  if (unasked.length > 0) return unasked;
  const against = contradictory(rule, above);
  const strange = noOptions(rule, field);
  const lost = against.length > 0 || strange.length > 0 ? [] : ruleAgainstField(rule, field);
  const crossed = crossedLimits(rule, above);
  return [...against, ...strange, ...lost, ...crossed, ...beyondField(rule, field)];
};

/** What the rules of a form say of its fields, and of each other. */
export const checkRules = (rules: readonly Rule[], fields: readonly Field[]): Finding[] =>
  rules.flatMap((rule, index) => {
    if (rule.field === undefined) return [];
    const field = fields.find(({ name }) => name === rule.field);
    const above = rules.slice(0, index).filter((other) => other.field === rule.field);
    return [
      ...withoutField(rule, rules, namesOf(fields)),
      ...wrongOther(rule, fields),
      ...forBrowserAlone(rule),
      ...repeated(rule, above),
      ...(field ? againstField(rule, field, above) : contradictory(rule, above)),
    ];
  });
