import { onAddresses } from '../../../../src/fields/field-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { today } from '../../../../src/rules/today';
import { validDate, validMonth } from '../../../../src/schema/calendar-day';
import { fieldName } from '../../../../src/schema/record';
import { isSame } from '../../../../src/schema/values/same-value';
import {
  comparedWith,
  isApplicable,
  keysNamingFields,
  keysOfKind,
  kindOf,
  limitingKey,
  rulesFor,
  sortOfField,
} from '../../../config-values/fitting-rules';
import { listOf, numberOf, textOf } from '../../../config-values/values';
import type { ErrorName } from '../../../problems/catalogue/errors';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { isSayable } from '../../../security-rules';
import { needless, twice } from '../found';
import { asksNothing, checkOthers } from './check-others';
import { checkPattern, patternErrors } from './check-pattern';
import {
  type Field,
  isKnownCheck,
  type Named,
  namesOf,
  noSuchField,
  noSuchOption,
  optionsOf,
  type Rule,
  rulePasses,
  wrongField,
} from './form-parts';

const limitOf = ({ check, entries }: Rule): unknown => entries[limitingKey(check)?.key ?? ''];

const daysFromToday = ({ entries }: Rule): number => numberOf(entries.days) ?? 0;

const limitPath = ({ path, check, entries }: Rule) =>
  `${path}.${entries.days === undefined ? limitingKey(check)?.key : 'days'}`;

const limitInWords = (rule: Rule): string => {
  const days = daysFromToday(rule);
  return days === 0 ? String(limitOf(rule)) : `${days} days from today`;
};

/** Whether two rules of a field ask at the same time: always, or under the same condition. */
const askTogether = (one: Rule, other: Rule) => isSame(one.entries.when, other.entries.when);

/** Whether `one` requires more than `other` allows. */
const areCrossed = (one: Rule, other: Rule) => {
  const [low, high] = [limitOf(one), limitOf(other)];
  const [least, most] = [one, other].map(({ check }) => limitingKey(check));
  const isPair = least?.limits === 'least' && most?.limits === 'most' && least.key === most.key;
  if (typeof low === 'number' && typeof high === 'number') return isPair && low > high;
  if (low === today && high === today) return isPair && daysFromToday(one) > daysFromToday(other);
  const areDays =
    typeof low === 'string' && typeof high === 'string' && ![low, high].includes(today);
  return isPair && areDays && low > high;
};

/** A minimum above the maximum of another rule of the field. */
const crossedLimits = (rule: Rule, above: readonly Rule[]): Finding[] => {
  const other = above.find(
    (each) => askTogether(rule, each) && (areCrossed(rule, each) || areCrossed(each, rule)),
  );
  if (!other) return [];
  const parts = {
    other: other.check ?? '',
    limit: limitInWords(other),
    ...(rule.entries.days !== undefined && { found: limitInWords(rule) }),
  };
  const see = { path: limitPath(other) };
  return [{ error: 'limitsCrossed', path: limitPath(rule), parts, see }];
};

/** A rule that requires more than its field can hold: letters, or entries of a list. */
const beyondField = (rule: Rule, field: Field): Finding[] => {
  const { check = '' } = rule;
  const most = {
    'min-length': 'maxLength',
    'max-length': 'maxLength',
    min: kindOf(field)?.holdsAtMost,
  };
  const ownLimit = field.entries[most[check as keyof typeof most] ?? ''];
  const own = field.entries.other === undefined ? 0 : 1;
  const limit = listOf(ownLimit).length > 0 ? listOf(ownLimit).length + own : numberOf(ownLimit);
  const wanted = limitOf(rule);
  if (limit === undefined || typeof wanted !== 'number' || wanted <= limit) return [];
  const parts = { limit: String(limit) };
  return [{ error: 'ruleAgainstLimit', path: limitPath(rule), parts, ...becomes(String(limit)) }];
};

const noOptions = ({ path, check, entries }: Rule, field: Field): Finding[] =>
  listOf(check === 'one-of' && entries.values).flatMap((value, place) =>
    noSuchOption(`${path}.values[${place}]`, textOf(value), field),
  );

/** A rule that none of its field's values passes. */
const ruleAgainstField = (rule: Rule, field: Field): Finding[] => {
  const { meant, failed } = kindOf(field)?.fits ?? {};
  const { check = '', entries, path } = rule;
  const options = check === 'same-as' ? [] : optionsOf(field);
  const always = { ...entries, when: undefined };
  const isLost = options.every((option) => rulePasses(always, option) === false);
  if (meant === undefined || entries.whenFilled === true) return [];
  if (!failed?.includes(check) && (options.length === 0 || !isLost)) return [];
  const twin = { 'opening-day': 'opening-time', 'opening-time': 'opening-day' }[check];
  const instead = twin !== undefined && failed?.includes(twin) === false ? twin : meant;
  return [{ error: 'ruleAgainstField', path: `${path}.check`, ...becomes(inQuotes(instead)) }];
};

/** A rule that does not fit the values of its field; `above` are the field's rules above it. */
const ruleForSort = (rule: Rule, field: Field, above: readonly Rule[]): Finding[] => {
  const { check, path } = rule;
  const sort = sortOfField(field);
  if (sort === undefined || !isKnownCheck(check) || isApplicable(check, field)) return [];
  const fitting = rulesFor(field);
  // What must be filled in, and what must be ticked: the same for another sort of field.
  const twin = { required: 'accepted', accepted: 'required' }[String(check)];
  // Who writes a rule of one field means no rule of several.
  const ofOne = fitting.filter((name) => name !== 'at-least-one');
  const [meant] = ofOne.filter((name) => name === twin || ofOne.length === 1);
  const isThere = above.some((other) => other.check === meant);
  return [
    {
      error: 'ruleForSort',
      path: `${path}.check`,
      allowed: fitting.map(inQuotes).join(', '),
      instead: fitting[0],
      ...(meant !== undefined && becomes(inQuotes(meant), meant === 'accepted' && !isThere)),
      ...(isThere && { fix: { remove: path } }),
      ...(keysOfKind(field).includes(check) && {
        parts: { nearest: `: the field has a key of its own for it, “${check}”` },
      }),
    },
  ];
};

const isFieldName = fieldName('');

const withoutField = (
  { field, check, path }: Rule,
  rules: readonly Rule[],
  { fields, around }: Named,
): Finding[] => {
  const names = namesOf(fields);
  if (field === undefined || names.length === 0 || names.includes(field)) return [];
  // A field that has the same rule already is not meant, nor is one with a wrong name.
  const free = names.filter(
    (each) =>
      isFieldName.isValidSync(each) &&
      !rules.some((other) => other.check === check && other.field === each),
  );
  const { allowed } = meantBy(field, names);
  const found = noSuchField({ path: `${path}.field`, name: field }, free, { fields, around });
  return found.map((finding) => ({ ...finding, allowed }));
};

const wrongOther = (
  { check = '', field, path, entries }: Rule,
  { fields, around }: Named,
): Finding[] => {
  const other = textOf(entries.other);
  if (other === undefined || !keysNamingFields(check).includes('other')) return [];
  // Of a field that there is not, nobody knows what fits it.
  const isKnown = fields.some(({ name }) => name === field);
  const others = namesOf(isKnown ? comparedWith({ check, field }, fields) : fields);
  if (others.includes(other)) return [];
  const at = `${path}.other`;
  const allowed = others.map(inQuotes).join(', ') || undefined;
  if (other === field) return [{ error: 'sameAsItself', path: at, allowed }];
  const wanted = {
    holds: 'what this one does',
    suits: ({ name }: Field) => name !== undefined && others.includes(name),
  };
  return wrongField({ path: at, name: other }, wanted, { fields, around });
};

/** A rule that only the browser can check must be marked as such. */
const onlyForBrowser = ({ path, entries }: Rule): Finding[] => {
  if (entries.clientOnly === true) return [];
  if (entries.date === today) {
    const suggestion = 'clientOnly: true';
    const isSaid = entries.clientOnly !== undefined;
    const at = isSaid ? `${path}.clientOnly` : `${path}.date`;
    const fix = { value: isSaid ? 'true' : `'${today}', ${suggestion}` };
    return [{ error: 'ruleOfToday', path: at, suggestion, fix, certain: true }];
  }
  try {
    const isSaid = isSayable(entries as RuleDefinition);
    return isSaid ? [] : [{ error: 'ruleForBrowserAlone', path: `${path}.check` }];
  } catch {
    // An unknown kind of rule has an error of its own.
    return [];
  }
};

const byWhatIsChecked = ({ path, entries }: Rule) => {
  const { message, whenFilled, clientOnly, ...wanted } = entries;
  const name = JSON.stringify(Object.entries(wanted).sort());
  return { name, path: `${path}.check`, fix: { remove: path } };
};

/** No text can pass two rules of addresses, unless one checks only filled fields. */
const contradictory = (rule: Rule, above: readonly Rule[]): Finding[] => {
  const { check = '', path, entries } = rule;
  const against = above.find(
    (each) =>
      onAddresses.includes(each.check ?? '') && each.check !== check && askTogether(rule, each),
  );
  if (!against || !onAddresses.includes(check)) return [];
  if (entries.whenFilled && against.entries.whenFilled) return [];
  const parts = { other: against.check ?? '' };
  const see = { path: `${against.path}.check` };
  const found = needless('contradictoryRules', path, { parts, see });
  return [{ ...found, path: `${path}.check` }];
};

/** A day where the field holds months, or a month where it holds days: as texts they cannot be compared. */
const dateOfOtherKind = ({ path, entries }: Rule, { kind }: Field): Finding[] => {
  const date = textOf(entries.date) ?? '';
  const isOther =
    kind === 'month' ? validDate.test(date) : kind === 'date' && validMonth.test(date);
  if (!isOther) return [];
  const month = kind === 'month' ? inQuotes(date.slice(0, '2026-11'.length)) : undefined;
  return [{ error: 'dateOfOtherKind', path: `${path}.date`, ...becomes(month) }];
};

const againstField = (rule: Rule, field: Field, above: readonly Rule[]): Finding[] => {
  const unasked = ruleForSort(rule, field, above);
  if (unasked.length > 0) return unasked;
  const against = contradictory(rule, above);
  const strange = noOptions(rule, field);
  const lost = against.length > 0 || strange.length > 0 ? [] : ruleAgainstField(rule, field);
  const crossed = crossedLimits(rule, above);
  return [
    ...against,
    ...strange,
    ...lost,
    ...dateOfOtherKind(rule, field),
    ...crossed,
    ...beyondField(rule, field),
  ];
};

export const ruleErrors: readonly ErrorName[] = [
  'ruleRepeated',
  'noSuchField',
  'fieldOfOtherKind',
  'sameAsItself',
  'otherInLaterStep',
  'ruleNeverAsks',
  'ruleOfToday',
  'ruleForBrowserAlone',
  ...patternErrors,
  'contradictoryRules',
  'noSuchOption',
  'ruleAgainstField',
  'dateOfOtherKind',
  'limitsCrossed',
  'ruleForSort',
];

/** `around` are the fields of the form, where the rules are those of a list. */
export const checkRules = (
  rules: readonly Rule[],
  fields: readonly Field[],
  around: readonly Field[] = [],
): Finding[] => [
  ...twice('ruleRepeated', rules.filter(({ field }) => field !== undefined).map(byWhatIsChecked)),
  ...rules.flatMap((rule, index) => {
    if (rule.field === undefined) return [];
    const field = fields.find(({ name }) => name === rule.field);
    const above = rules.slice(0, index).filter((other) => other.field === rule.field);
    return [
      ...withoutField(rule, rules, { fields, around }),
      ...wrongOther(rule, { fields, around }),
      ...checkOthers(rule, { fields, around }),
      ...asksNothing(rule),
      ...onlyForBrowser(rule),
      ...checkPattern(rule, field),
      ...(field ? againstField(rule, field, above) : contradictory(rule, above)),
    ];
  }),
];
