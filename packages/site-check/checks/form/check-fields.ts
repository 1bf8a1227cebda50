import { type RuleDefinition, type RuleName, ruleSchemas } from '../../../../src/rules/schemas';
import { keysOfKind, limitingKey, rulesFor } from '../../../config-values/fitting-rules';
import { groupOf, listOf, numberOf, textOf } from '../../../config-values/values';
import { kebab } from '../../../problems/nearest/letters';
import { inQuotes, written } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { kindByAlias } from '../../shape/unknown-kind';
import { nameTwice, needless } from '../found';
import { canHold } from './field-values';
import { type Field, noSuchOption, optionsOf, type Rule, rulePasses } from './form-parts';

type Start = { start: unknown; path: string; rules: readonly Rule[] };

const notHeld = (field: Field, { start, path, rules }: Start): Finding[] => {
  const { options, maxLength } = field.entries;
  const missing = Array.isArray(start)
    ? start.flatMap((word, place) => noSuchOption(`${path}[${place}]`, textOf(word), field))
    : noSuchOption(path, textOf(start), field);
  // A field without options has an error of its own.
  const isWithoutOptions = Array.isArray(options) && optionsOf(field).length === 0;
  if (missing.length > 0 || isWithoutOptions) return missing;
  const limit = numberOf(maxLength);
  if (limit !== undefined && typeof start === 'string' && start.length > limit) {
    return [{ error: 'startTooLong', path, parts: { limit: String(limit) } }];
  }
  // They may have errors of their own.
  const own = rules.filter((rule) => rule.field === field.name).map(({ entries }) => entries);
  if (canHold(field, start, own as RuleDefinition[]) !== false) return [];
  return [{ error: 'startNotHeld', path }];
};

/** A visitor may complete a text that starts with an invalid value: only limits are checked. */
const limits = ['min', 'max', 'max-length', 'not-before', 'not-after', 'one-of'];

const brokenLimit = ({ check, entries }: Rule, start: unknown): boolean =>
  limits.includes(check ?? '') &&
  entries.date !== 'today' &&
  // The visitor can still tick more.
  !(Array.isArray(start) && check === 'min') &&
  rulePasses(entries, start) === false;

/** Start values that their fields cannot hold, or against their rules. */
export const checkStarts = (fields: readonly Field[], rules: readonly Rule[]): Finding[] =>
  fields.flatMap((field) =>
    ['initial', 'afterSubmit'].flatMap((key): Finding[] => {
      const start = field.entries[key];
      const path = `${field.path}.${key}`;
      // What no field holds is reported as a wrong type.
      const isOfNoField = typeof start === 'object' && !Array.isArray(start);
      if (start === undefined || start === '' || isOfNoField) return [];
      const findings = notHeld(field, { start, path, rules });
      const rule = rules.find((each) => each.field === field.name && brokenLimit(each, start));
      if (findings.length > 0 || !rule) return findings;
      const limit = rule.entries[limitingKey(rule.check)?.key ?? ''];
      const meant = typeof start === typeof limit ? written(limit) : undefined;
      const parts = { other: rule.check ?? '' };
      const see = { path: `${rule.path}.check` };
      return [{ error: 'startAgainstRule', path, parts, see, ...becomes(meant) }];
    }),
  );

/** The only rule that does for a field what `key` does in other form builders. */
const ruleOfKey = (field: Field, key: string): RuleName | undefined => {
  const rules = rulesFor(field);
  // The kind has a key of its own for it: the stars of a rating.
  if (keysOfKind(field).includes(key)) return undefined;
  const name = kebab(key);
  const { name: alias, isExact } = kindByAlias(name, ruleSchemas) ?? {};
  const meant = [name, isExact ? alias : undefined];
  if (meant.includes('required') && rules.includes('accepted')) return 'accepted';
  return rules.find((rule) => meant.includes(rule));
};

/** Keys of a field that other form builders have, where this one has a rule. */
const rulesInField = (field: Field): Finding[] =>
  Object.entries(field.entries).flatMap(([key, value]): Finding[] => {
    const check = ruleOfKey(field, key);
    if (check === undefined) return [];
    const path = `${field.path}.${key}`;
    const limit = limitingKey(check);
    const limitEntry = limit ? ` ${limit.key}: ${written(value)},` : '';
    const suggestion = `{ field: ${inQuotes(field.name ?? '…')}, check: '${check}',${limitEntry} message: '…' }`;
    return [needless('ruleInField', path, { at: 'key', parts: { found: key }, suggestion })];
  });

const entriesOf = ({ path, entries }: Field, key: string) =>
  listOf(entries[key]).map((entry, place) => {
    return { entries: groupOf(entry), path: `${path}.${key}[${place}]` };
  });

/** Options, or columns of a matrix, whose values nobody could tell apart. */
const doubledOptions = (field: Field): Finding[] =>
  ['options', 'columns'].flatMap((list) =>
    nameTwice(
      'option',
      'value',
      entriesOf(field, list).map(({ entries: { value, number }, path }) => {
        const key = value === undefined ? 'number' : 'value';
        const name = textOf(value) ?? numberOf(number)?.toString();
        return { name, path: `${path}.${key}`, fix: { remove: path } };
      }),
    ),
  );

/** Fields, or rows of a matrix, of one name. */
const doubledFields = (
  named: readonly { path: string; entries: Record<string, unknown> }[],
): Finding[] =>
  nameTwice(
    'field',
    'name',
    named.map(({ path, entries }) => ({ name: textOf(entries.name), path: `${path}.name` })),
  );

/** Duplicate names and values, and entries that belong elsewhere. */
export const checkFields = (fields: readonly Field[]): Finding[] => [
  ...doubledFields(fields),
  ...fields.flatMap((field) => [
    ...doubledFields(entriesOf(field, 'rows')),
    ...doubledOptions(field),
    ...rulesInField(field),
  ]),
];
