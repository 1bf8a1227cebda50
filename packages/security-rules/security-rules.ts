import type { ValueKind } from '../../src/fields/kind-module';
import { type AskedList, type FieldDefinition, fieldSchemas } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { valueKinds } from '../../src/fields/value-kinds';
import {
  asksAge,
  type AskedField,
  asksPast,
  fieldsAmong,
  formFields,
  stampOfMoment,
  stampOfToday,
  type When,
} from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { sortOf, type Sort } from '../../src/rules/predicates';
import type { RuleDefinition, RuleName } from '../../src/rules/schemas';
import type { Condition, FieldCondition as FieldAsked } from '../../src/schema/condition';
import type { StampKind } from '../../src/schema/record';
import { referencePattern } from '../../src/schema/reference';
import { beginsWithDay, stampLengths, stampLimits } from '../../src/schema/stamp-limits';
import { mostExpressions, rulesSize } from '../rules-language';
import { clockFunctions } from './clock-conditions';
import { type Constraint, constraintConditions, type Density, isOfText } from './constraints';
import { nightFunctions, weekdayFunctions } from './day-conditions';
import {
  entriesFunction,
  entryFunction,
  type FieldCondition,
  fieldConditions,
  fileFunctions,
} from './field-conditions';
import { ibanFunctions } from './iban-functions';
import { fewestLines, type Line, lineConditions, longestLine } from './line-conditions';
import { offeredConditions } from './offered-conditions';
import { placeRules, takingCondition, takingFunctions } from './place-rules';
import { hasNights, priceCondition, priceFunctions, type PriceWriting } from './price-condition';
import { securityConditions } from './rule-conditions';
import {
  allOf,
  matchesCondition,
  nameList,
  oneOfTexts,
  rulesComment,
  rulesList,
} from './rules-language';
import { shownCondition } from './shown-condition';

/** Reserved words of the rules language, and of CEL below it, which cannot name members. */
const reserved = new Set(
  'allow as break const continue else false for function if import in is let loop match namespace null package return service true var void while'.split(
    ' ',
  ),
);

const memberOf = (record: string, name: string) =>
  reserved.has(name) ? `${record}['${name}']` : `${record}.${name}`;

const member = (name: string) => memberOf('data', name);

/** The type of a field's value. */
const sortOfField = (field: FieldDefinition): Sort =>
  // Each field gets the kind of its own.
  sortOf((valueKinds[field.kind] as ValueKind).empty(field));

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

type Form = Pick<FormDefinition, 'title' | 'fields' | 'steps' | 'rules' | 'record'> & {
  /** Of the entries of a list: the form around it. */
  around?: Form;
};

/** Before the name of a field of the form, where one of an entry is meant by a name alone: no field's name has it. */
const outerMark = '^';

const markedOuter = (when: When): When =>
  'anyOf' in when
    ? { anyOf: when.anyOf.map((all) => all.map(markedOuter)) }
    : { ...when, field: outerMark + when.field };

/** The condition, in which each field that the entry lacks is one of the form. */
const outOfEntry = (condition: Condition, own: ReadonlySet<string>): Condition => ({
  ...condition,
  ...(condition.field !== undefined && {
    field: own.has(condition.field) ? condition.field : outerMark + condition.field,
  }),
  ...(condition.any && {
    any: condition.any.map((each) => outOfEntry(each, own) as FieldAsked),
  }),
  ...(condition.all && {
    all: condition.all.map((each) => outOfEntry(each, own) as FieldAsked),
  }),
});

/** The fields of a form; those of an entry with the conditions of the form's fields on which they depend. */
const fieldsOf = (form: Form): AskedField[] => {
  if (!form.around) return formFields(form);
  const own = new Set(formFields(form).map(({ field }) => field.name));
  const fields = (form.fields ?? []).map((field) =>
    field.showWhen ? { ...field, showWhen: outOfEntry(field.showWhen, own) } : field,
  );
  const known = formFields(form.around).map(
    ({ field, when }) => [outerMark + field.name, when.map(markedOuter)] as const,
  );
  return fieldsAmong({ fields }, new Map(known));
};

/** How conditions ask for a field by its name. */
const askingIn = (form: Form, fields: readonly AskedField[]) => {
  const sorts = new Map(fields.map(({ field }) => [field.name, sortOfField(field)]));
  for (const { field } of form.around ? formFields(form.around) : []) {
    sorts.set(outerMark + field.name, sortOfField(field));
  }
  return (name: string) => ({
    value: name.startsWith(outerMark) ? memberOf('form', name.slice(1)) : member(name),
    sort: sorts.get(name) ?? 'text',
  });
};

/** `languages`: the tags of the site's pages, where config names several. */
type OfSite = { density: Density; languages: readonly string[] };

/** The member that holds the visitor's day; the check asks for one where an age is asked for. */
const todayOf = ({ record, around }: Form): string =>
  around
    ? memberOf('form', stampOfToday(around.record.stamps) ?? 'today')
    : member(stampOfToday(record.stamps) ?? 'today');

/** How the rules of a form work out a price. */
const priceWriting = (form: Form, fields: readonly AskedField[]): PriceWriting => {
  const ask = askingIn(form, fields);
  return { fields, member, shown: (when) => shownCondition(when, { ask, today: todayOf(form) }) };
};

/** Writes the condition for one visible field. */
const fieldWriter = (form: Form, fields: readonly AskedField[]) => {
  const { title, rules, record } = form;
  const hideable = new Set(
    fields.filter(({ when }) => when.length > 0).map(({ field }) => field.name),
  );
  const other = (name: string) => (hideable.has(name) ? `data.get('${name}', null)` : member(name));

  const price = priceWriting(form, fields);
  const today = todayOf(form);
  // An entry of a list has no stamps.
  const hasToday = stampOfToday(record.stamps) !== undefined;
  const moment = stampOfMoment(record.stamps);
  const ruleConditions = (
    rule: RuleDefinition,
    field: FieldDefinition,
    own: readonly Constraint[],
  ): readonly Constraint[] => {
    const about = {
      sort: sortOfField(field),
      own,
      other,
      today: hasToday ? today : undefined,
      sent: moment === undefined ? undefined : member(moment),
    };
    const conditions = securityConditions(rule, member(field.name), about);
    if (conditions !== undefined) return conditions;
    throw new Error(
      `${title}: the security rules cannot say "${rule.check}" of ${field.name}; mark it clientOnly.`,
    );
  };

  return ({ field }: AskedField): Constraint[] => {
    // Each field gets the conditions of its own kind.
    const ofField = rules.filter((rule) => rule.field === field.name);
    const own = (fieldConditions[field.kind] as FieldCondition)(member(field.name), field, ofField);
    return [
      ...own,
      ...(moment === undefined ? [] : offeredConditions(field, member(field.name), member(moment))),
      ...[priceCondition(field, price) ?? []].flat(),
      ...ofField
        .filter((rule) => !rule.clientOnly)
        .flatMap((rule) => ruleConditions(rule, field, own)),
    ];
  };
};

/** Conditions, and the functions that they call. */
type Conditions = { functions: string[]; conditions: string[] };

/** Kinds whose values are texts of one line. */
const isLine = (field: FieldDefinition) =>
  sortOfField(field) === 'text' && field.kind !== 'textarea';

const isOfLine = (constraint: Constraint): constraint is Line['constraints'][number] =>
  isOfText(constraint) && ('fits' in constraint || constraint.longest <= longestLine);

/** The fields of a list's entries, or of a stored group, as a form. */
const entryForm = (form: Form, list: AskedList): Form => ({
  title: form.title,
  fields: list.fields,
  rules: list.rules ?? [],
  record: { collection: list.name, stamps: {} },
  around: form,
});

/** A condition is asked of a value; `line`: it is a text of one line. */
type Asked = { value: string; constraints: readonly Constraint[]; line: boolean };

/**
 * The fields of a stored group, where all are lines that are always there: a large form asks them among its own, which
 * costs less than a function. Undefined for any other field.
 */
const linesWithin = (form: Form, field: FieldDefinition): Asked[] | undefined => {
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
  asks: (field: AskedField) => Constraint[];
};

/** The conditions of fields that are shown together. */
const groupConditions = (
  group: readonly AskedField[],
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
const byCondition = (form: Form, fields: readonly AskedField[]): [string, AskedField[]][] => {
  const about = { ask: askingIn(form, fields), today: todayOf(form) };
  const groups = new Map<string, AskedField[]>();
  for (const each of fields.filter(({ when }) => when.length > 0)) {
    const shown = shownCondition(each.when, about);
    groups.set(shown, [...(groups.get(shown) ?? []), each]);
  }
  return [...groups];
};

const namesOf = (fields: readonly AskedField[]) => fields.map(({ field }) => field.name);

/**
 * The conditions under which `data` is a record of this form; all must hold. They ask for no member
 * that may be missing: what is always there is asked of all at once, and what may be hidden is asked
 * where it is shown. Functions that they call have names that begin with `name`.
 * @throws {Error} at a rule that the rules language cannot say and that is not `clientOnly`.
 */
const recordConditions = (
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
    ...(!form.around && (asksAge(fields) || (asksPast(form.rules) && hasDay))
      ? [matchesCondition(todayOf(form), beginsWithDay)]
      : []),
  ];
  const price = priceWriting(form, fields);
  const functions = [
    ...[ofAlways, ...groups].flatMap((each) => each.functions),
    ...fields.flatMap(({ field }) => priceFunctions(field, price)),
  ];
  return { functions, conditions };
};

const head = `rules_version = '2';

// Written from config/forms by npm run rules, the build and the dev server: change the forms, not
// this file. Visitors are anonymous. They may add records of exactly the shapes that the forms send;
// nobody may read, change or remove one. The owner reads them in the Firebase console.
service cloud.firestore {
  match /databases/{database}/documents {`;

const noteOfKind = (field: FieldDefinition): string[] => {
  const unchecked = fieldSchemas[field.kind].meta()?.onlyInBrowser?.(field);
  return unchecked === undefined ? [] : [`${field.name} (${unchecked})`];
};

const clientOnlyNote = (form: FormDefinition): string[] => {
  const named = form.rules
    .filter(({ clientOnly }) => clientOnly)
    .map(({ field, check }) => `${field} (${check})`);
  const counted = formFields(form).flatMap(({ field }) => [
    ...noteOfKind(field),
    ...(field.kind === 'price' && field.clientOnly ? [`${field.name} (price)`] : []),
    ...(listIn(field)?.fields ?? []).flatMap(noteOfKind),
  ]);
  const within = formFields(form).flatMap(({ field }) =>
    (listIn(field)?.rules ?? []).filter(({ clientOnly }) => clientOnly),
  );
  const all = [...named, ...within.map(({ field, check }) => `${field} (${check})`), ...counted];
  return all.length > 0
    ? [rulesComment(`Checked only in the browser, not here: ${all.join(', ')}.`)]
    : [];
};

/** The functions for the condition of a field of fields. */
const functionsOfList = (form: FormDefinition, list: AskedList, density: Density): string[] => {
  const { functions, conditions } = recordConditions(
    entryForm(form, list),
    { density, languages: [] },
    `linesOf_${list.name}`,
  );
  return [...functions, entryFunction(list, conditions, density)];
};

const functionsOf = (form: FormDefinition, density: Density): string[] => [
  ...formFields(form).flatMap(({ field }) => {
    const list = listIn(field);
    if (!list) return fileFunctions(field);
    if (density === 'dense' && linesWithin(form, field)) return [];
    const ofEntry = functionsOfList(form, list, density);
    return field.kind === 'list' ? [...ofEntry, entriesFunction(list)] : ofEntry;
  }),
  ...takingFunctions(form),
];

const formRules = (form: FormDefinition, of: OfSite): string => {
  const { functions, conditions } = recordConditions(form, of);
  const own = [...functionsOf(form, of.density), ...functions];
  const lines = own.map((line) => `${line}\n      `);
  return `
    ${[...clientOnlyNote(form), `match /${form.record.collection}/{id} {`].join('\n    ')}
      ${lines.join('')}function valid(data) {
        return ${allOf(conditions, '\n          && ')};
      }
      allow create: if valid(request.resource.data)${takingCondition(form)};
      // Sent again because the answer was lost: nothing changes.
      allow update: if request.resource.data == resource.data;
    }${placeRules(form)}`;
};

/** The time zone by which the server is to know what is over. */
const zoneOf = (rule: RuleDefinition): string[] =>
  rule.check === 'opening-time' && rule.day !== undefined && !rule.clientOnly && rule.timeZone
    ? [rule.timeZone]
    : [];

/** Functions that the rules of several forms may ask. */
const sharedFunctions = (forms: FormDefinition[]): string[] => {
  const rules = forms.flatMap((form) => [
    ...form.rules,
    ...formFields(form).flatMap(({ field }) => listIn(field)?.rules ?? []),
  ]);
  const asks = (...kinds: RuleName[]) =>
    rules.some(({ check, clientOnly }) => kinds.includes(check) && !clientOnly);
  const asksNights =
    asks('days-after') ||
    forms.some((form) => formFields(form).some(({ field }) => hasNights(field)));
  // Entries of a list do not say when they are sent.
  const timeZones = forms.flatMap(({ rules: own, record }) =>
    stampOfMoment(record.stamps) === undefined ? [] : own.flatMap(zoneOf),
  );
  const functions = [
    ...(asks('iban') ? ibanFunctions : []),
    ...(asks('opening-day', 'opening-time', 'not-on') ? weekdayFunctions : []),
    ...(asksNights ? nightFunctions : []),
    ...(timeZones.length > 0 ? clockFunctions([...new Set(timeZones)]) : []),
  ];
  return functions.length > 0 ? ['', ...functions.map((line) => `    ${line}`)] : [];
};

const rulesOf = (forms: FormDefinition[], write: (form: FormDefinition) => string): string =>
  `${[head, ...sharedFunctions(forms), ...forms.map(write)].join('\n')}\n  }\n}\n`;

/** Written plainly, a form may evaluate so many expressions: some are left for what nobody measured. */
const mostPlain = 0.9 * mostExpressions;

const densityOf = (form: FormDefinition, languages: readonly string[]): Density => {
  const plain = rulesOf([form], (each) => formRules(each, { density: 'plain', languages }));
  return rulesSize(plain).expressions > mostPlain ? 'dense' : 'plain';
};

/**
 * firestore.rules for these forms: create-only, exactly the records that they send. `languages` are the tags of
 * the site's pages, where config names several; a record names no other as that of its page.
 * @throws {Error} at a rule that Firebase's rules cannot say and that is not `clientOnly`.
 */
export const firestoreRules = (
  forms: FormDefinition[],
  languages: readonly string[] = [],
): string =>
  rulesOf(forms, (form) => formRules(form, { density: densityOf(form, languages), languages }));
