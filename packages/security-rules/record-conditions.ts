import type { FieldDefinition } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { type FormField, asksAge, asksPast, stampOfToday } from '../../src/form/form-fields';
import type { StampKind } from '../../src/schema/record';
import { referencePattern } from '../../src/schema/reference';
import { beginsWithDay, stampLengths, stampLimits } from '../../src/schema/stamp-limits';
import {
  askingIn,
  entryForm,
  fieldsOf,
  type Form,
  member,
  memberOf,
  namesOf,
  sortOfField,
  todayOf,
} from './form-in-rules';
import { type Constraint, constraintConditions, type Density, isOfText } from './constraints';
import { fieldWriter, priceWriting } from './field-writer';
import { fewestLines, type Line, lineConditions, longestLine } from './line-conditions';
import { priceFunctions } from './price-condition';
import { allOf, matchesCondition, nameList, oneOfTexts, rulesList } from './rules-language';
import { shownCondition } from './shown-condition';

/** `languages`: the tags of the site's pages, where config names several. */
export type OfSite = { density: Density; languages: readonly string[] };

const stampCondition = (kind: StampKind, value: string): string => {
  if (kind === 'waiting') return `${value} is bool`;
  if (kind === 'milliseconds') {
    return `${value} is int && ${value} >= ${stampLimits.earliest} && ${value} <= ${stampLimits.latest}`;
  }
  if (kind === 'reference') return matchesCondition(value, referencePattern);
  const { fewest, most } = stampLengths[kind];
  const least = fewest > 0 ? ` && ${value}.size() > ${fewest - 1}` : '';
  return `${value} is string${least} && ${value}.size() <= ${most}`;
};

/** Conditions, and the functions that they call. */
type Conditions = { functions: string[]; conditions: string[] };

/** Kinds whose values are texts of one line. */
const isLine = (field: FieldDefinition) =>
  sortOfField(field) === 'text' && field.kind !== 'textarea';

const isOfLine = (constraint: Constraint): constraint is Line['constraints'][number] =>
  isOfText(constraint) && ('fits' in constraint || constraint.longest <= longestLine);

/** A condition is asked of a value; `line`: it is a text of one line. */
type Asked = { value: string; constraints: readonly Constraint[]; line: boolean };

/**
 * The fields of a stored group, where all are lines that are always there: a large form asks them among its own, which
 * costs less than a function. Undefined for any other field.
 */
export const linesWithin = (form: Form, field: FieldDefinition): Asked[] | undefined => {
  const list = field.kind === 'stored-group' ? listIn(field) : undefined;
  if (!list || form.rules.some((rule) => rule.field === field.name)) return undefined;
  const entry = entryForm(form, list);
  const fields = fieldsOf(entry);
  const asks = fieldWriter(entry, fields);
  const isPlain = fields.every(
    (each) => each.when.length === 0 && isLine(each.field) && asks(each).every(isOfLine),
  );
  if (!isPlain) return undefined;
  const value = member(field.name);
  const keys = `${value}.keys().hasOnly(${nameList(namesOf(fields))})`;
  return [
    { value, constraints: [keys], line: false },
    ...fields.map((each) => ({
      value: memberOf(value, each.field.name),
      constraints: asks(each),
      line: true,
    })),
  ];
};

type Writing = {
  form: Form;
  density: Density;
  /** Of the function for many lines. */
  name: string;
  asks: (field: FormField) => Constraint[];
};

/** The conditions of fields that are shown together. */
const groupConditions = (
  group: readonly FormField[],
  { form, density, name, asks }: Writing,
): Conditions => {
  const all = group.flatMap((each): Asked[] => {
    const within = density === 'dense' ? linesWithin(form, each.field) : undefined;
    const { field } = each;
    return within ?? [{ value: member(field.name), constraints: asks(each), line: isLine(field) }];
  });
  const ofLine = all.filter(({ line }) => line);
  const isDense = density === 'dense' && ofLine.length >= fewestLines;
  const apart = all.flatMap(({ value, constraints, line }) =>
    constraintConditions(
      value,
      constraints.filter((each) => !isDense || !line || !isOfLine(each)),
      density,
    ),
  );
  if (!isDense) return { functions: [], conditions: apart };
  const { functions, condition } = lineConditions(
    name,
    ofLine.map(({ value, constraints }) => ({
      value,
      constraints: constraints.filter(isOfLine),
    })),
  );
  return { functions, conditions: [condition, ...apart] };
};

/** Fields grouped by the conditions that show them, as the rules write these. */
const byCondition = (form: Form, fields: readonly FormField[]): [string, FormField[]][] => {
  const about = { ask: askingIn(form, fields), today: todayOf(form) };
  const groups = new Map<string, FormField[]>();
  for (const each of fields.filter(({ when }) => when.length > 0)) {
    const shown = shownCondition(each.when, about);
    groups.set(shown, [...(groups.get(shown) ?? []), each]);
  }
  return [...groups];
};

/**
 * The conditions under which `data` is a record of this form; all must hold. They ask for no member
 * that may be missing: what is always there is asked of all at once, and what may be hidden is asked
 * where it is shown. Functions that they call have names that begin with `name`.
 * @throws {Error} at a rule that the rules language cannot say and that is not `clientOnly`.
 */
export const recordConditions = (
  form: Form,
  { density, languages }: OfSite,
  name = 'lines',
): Conditions => {
  const fields = fieldsOf(form);
  const always = fields.filter(({ when }) => when.length === 0);
  const stamps = Object.entries(form.record.stamps);
  const stampNames = stamps.map(([name]) => name);
  const hasDay = stampOfToday(form.record.stamps) !== undefined;
  const asks = fieldWriter(form, fields);
  const list = density === 'dense' ? nameList : rulesList;
  const ofAlways = groupConditions(always, { form, density, name, asks });
  const groups = byCondition(form, fields).map(([shown, group], place) => ({
    shown,
    names: list(namesOf(group)),
    ...groupConditions(group, { form, density, name: `${name}_${place + 1}`, asks }),
  }));
  // What is missing fails where it is asked: in a large form that is enough.
  const isAsked = density === 'dense' && fields.every((field) => asks(field).length > 0);
  const conditions = [
    `data.keys().hasOnly(${list([...namesOf(fields), ...stampNames])})`,
    // An entry may have nothing that is always there.
    ...(always.length + stampNames.length > 0 && !(isAsked && form.around)
      ? [`data.keys().hasAll(${list([...namesOf(always), ...stampNames])})`]
      : []),
    ...ofAlways.conditions,
    ...groups.map(({ shown, names, conditions: ofGroup }) => {
      const all = [...(isAsked ? [] : [`data.keys().hasAll(${names})`]), ...ofGroup];
      return `(${shown}\n            ? ${allOf(all, '\n              && ')}\n            : !data.keys().hasAny(${names}))`;
    }),
    ...stamps.map(([name, kind]) =>
      kind === 'pageLanguage' && languages.length > 0
        ? // No dearer than the bound by length, which the check counts.
          matchesCondition(member(name), oneOfTexts(languages))
        : stampCondition(kind, member(name)),
    ),
    // Of an entry the form asks it.
    ...(!form.around && (asksAge(fields, form.rules) || (asksPast(form.rules) && hasDay))
      ? [matchesCondition(todayOf(form), beginsWithDay)]
      : []),
  ];
  const price = priceWriting(form, fields);
  const functions = [
    ...[ofAlways, ...groups].flatMap((each) => each.functions),
    ...priceFunctions(price),
  ];
  return { functions, conditions };
};
