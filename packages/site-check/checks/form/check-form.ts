import { groupOf, numberOf, textOf } from '../../../config-values/values';
import type { ErrorName } from '../../../problems/catalogue/errors';
import { inQuotes } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { tableErrors } from '../check-table';
import { eitherOne, foundIf, listedTwice, needless, noEffect, unknownName } from '../found';
import { checkAges } from './check-ages';
import { checkBraces } from './check-braces';
import { checkConditions, conditionErrors } from './check-conditions';
import { checkFields, checkStarts } from './check-fields';
import { checkNotes } from './check-notes';
import { checkOpening } from './check-opening';
import { checkPlaces } from './check-places';
import { checkPrefills, checkPrefillsInList } from './check-prefill';
import { checkPrices } from './check-price';
import { checkRuleConditions } from './check-rule-conditions';
import { checkRules, ruleErrors } from './check-rules';
import { checkScanned } from './check-scanned';
import { checkSize } from './check-size';
import {
  conditionsOfRules,
  conditionsOfThanks,
  type Field,
  fieldsWithin,
  type FormParts,
  formParts,
  isOfFields,
  namesOf,
  partsWithin,
  type Rule,
  rulesOf,
} from './form-parts';

/** A form has fields, or steps with the words of its buttons; missing entries are reported as such. */
const checkArrangement = (form: Record<string, unknown>): Finding[] => {
  const { steps, stepping } = form;
  const isEmpty = Array.isArray(steps) && steps.length === 0;
  return [
    ...foundIf(
      stepping !== undefined && steps === undefined,
      noEffect('stepping', 'without “steps”', 'write the fields in steps'),
    ),
    ...eitherOne(form, '', { first: 'fields', second: 'steps' }),
    ...foundIf(isEmpty, { error: 'emptyList', path: 'steps' }),
  ];
};

/** The stamps of a form, and the order in which it stores its fields and stamps. */
const checkOrder = (form: Record<string, unknown>, fields: readonly Field[]): Finding[] => {
  const record = groupOf(form.record);
  const names = namesOf(fields);
  const stamps = Object.keys(groupOf(record.stamps));
  const stored = [...names, ...stamps];
  const shared = stamps
    .filter((name) => names.includes(name))
    .map((found) =>
      needless('stampIsField', `record.stamps.${found}`, { at: 'key', parts: { found } }),
    );
  if (!Array.isArray(record.order)) return shared;
  const order = record.order.map((each, index) => {
    return { name: textOf(each), path: `record.order[${index}]` };
  });
  const said = order.flatMap(({ name }) => name ?? []);
  const unknown = order.flatMap((each) => unknownName({ error: 'orderUnknown', ...each }, stored));
  const known = order.filter(({ name = '' }) => stored.includes(name));
  const left = stored.filter((name) => !said.includes(name));
  const whole = [...said, ...left].map(inQuotes).join(', ');
  return [
    ...shared,
    ...unknown,
    ...listedTwice(known),
    // A misspelt name stands for one that seems to be left out.
    ...foundIf(left.length > unknown.length, {
      error: 'orderLeavesOut',
      path: 'record.order',
      parts: { found: left.join(', ') },
      ...becomes(`[${whole}]`),
    }),
  ];
};

/** The fields that the conditions of a list's rules may name, wherever these stand in the form. */
const askedInList = (list: Field, around: readonly Field[]) =>
  partsWithin(list, [...around.filter((field) => field !== list), list]).fields;

const crossedLimits = ({ path, entries }: Field): Finding[] => {
  const [min, max] = [numberOf(entries.min), numberOf(entries.max)];
  const areCrossed = min !== undefined && max !== undefined && min > max && max > 0;
  return foundIf(areCrossed, {
    error: 'listLimits',
    path: `${path}.min`,
    parts: { limit: String(max) },
    ...becomes(String(max)),
  });
};

/** Fields and rules of one namespace: those of a form, or of a list in it, whose entries are small forms. */
type Namespace = {
  entries: Record<string, unknown>;
  fields: readonly Field[];
  rules: readonly Rule[];
  /** Of a list the fields of the form around it. */
  around?: readonly Field[];
  /** The fields that the conditions of the rules may name. */
  nameable: readonly Field[];
};

/** A form as its checks get it. */
type CheckedForm = FormParts & {
  form: Record<string, unknown>;
  rules: readonly Rule[];
  lists: readonly Field[];
  /** The parts of each list, and the fields that they may name. */
  inLists: readonly FormParts[];
  /** The form itself, and its lists. */
  namespaces: readonly Namespace[];
};

const namespaceOf = (list: Field, around: readonly Field[]): Namespace => ({
  entries: {},
  fields: fieldsWithin(list),
  rules: rulesOf(list.entries, list.path),
  around,
  nameable: askedInList(list, around),
});

const checkedForm = (form: Record<string, unknown>): CheckedForm => {
  const parts = formParts(form);
  const { fields } = parts;
  const rules = rulesOf(form);
  const lists = fields.filter(isOfFields);
  return {
    ...parts,
    form,
    rules,
    lists,
    inLists: lists.map((list) => partsWithin(list, fields)),
    namespaces: [
      { entries: form, fields, rules, nameable: fields },
      ...lists.map((list) => namespaceOf(list, fields)),
    ],
  };
};

/** All conditions of fields, and those of rules. */
const conditionsIn = ({ conditions, inLists, namespaces }: CheckedForm) => {
  const ofParts = [...conditions, ...inLists.flatMap((list) => list.conditions)];
  const ofRules = namespaces.flatMap(({ rules, nameable }) => conditionsOfRules(rules, nameable));
  return { ofParts, ofRules };
};

/** A check of how the parts of a form fit together. */
type FormCheck = {
  /** The errors that it can find. */
  finds: readonly ErrorName[];
  run: (form: CheckedForm) => Finding[];
};

/** In the order in which their findings are told. */
const formChecks: readonly FormCheck[] = [
  {
    finds: ['noEffect', 'eitherOne', 'emptyList'],
    run: ({ form }) => checkArrangement(form),
  },
  { finds: ['listLimits'], run: ({ lists }) => lists.flatMap(crossedLimits) },
  {
    finds: ['nameTwice', 'ruleInField'],
    run: ({ namespaces }) => namespaces.flatMap(({ fields }) => checkFields(fields)),
  },
  {
    finds: ['prefillOfPersonal', 'prefillOfKind', 'nameTwice'],
    run: ({ fields }) => checkPrefills(fields),
  },
  {
    finds: ['prefillInList'],
    run: ({ lists }) => lists.flatMap((list) => checkPrefillsInList(fieldsWithin(list))),
  },
  {
    finds: ['startTooLong', 'startNotHeld', 'startAgainstRule', 'noSuchOption'],
    run: ({ namespaces }) => namespaces.flatMap(({ fields, rules }) => checkStarts(fields, rules)),
  },
  {
    finds: conditionErrors,
    run: ({ form, inLists, ...parts }) =>
      [parts, ...inLists, { ...parts, conditions: conditionsOfThanks(form, parts.fields) }].flatMap(
        checkConditions,
      ),
  },
  {
    finds: ['noDayStored', 'fieldOfOtherKind'],
    run: (all) => {
      const { ofParts, ofRules } = conditionsIn(all);
      return checkAges(all.form, { ...all, conditions: [...ofParts, ...ofRules] });
    },
  },
  {
    finds: [
      'priceUnverified',
      'ownWordsUncounted',
      'priceOfPriceBelow',
      'conditionOnPrice',
      'conditionNeverHolds',
      'noSuchField',
      'noSuchOption',
      'fieldOfOtherKind',
      'noSuchSeason',
      'overlappingSeasons',
      'seasonPricesUncounted',
    ],
    run: (all) =>
      checkPrices({ ...all, conditions: conditionsIn(all).ofParts }, all.rules, all.form.record),
  },
  {
    finds: ['unknownValue', ...tableErrors],
    run: ({ notes, fields, inLists }) => [
      ...checkNotes(notes, fields),
      ...inLists.flatMap((list) => checkNotes(list.notes, [...list.fields, ...fields])),
    ],
  },
  {
    finds: ruleErrors,
    run: ({ namespaces }) =>
      namespaces.flatMap(({ rules, fields, around }) => checkRules(rules, fields, around)),
  },
  {
    finds: ['ruleConditionSuperfluous', 'noSuchField', ...conditionErrors],
    run: ({ namespaces }) =>
      namespaces.flatMap(({ rules, nameable }) => checkRuleConditions(rules, nameable)),
  },
  {
    finds: [
      'noDayStored',
      'noMomentStored',
      'slotsWithoutRule',
      'noSuchField',
      'fieldOfOtherKind',
      'noEffect',
    ],
    run: ({ namespaces }) =>
      namespaces.flatMap(({ entries, rules, fields }) => checkOpening(entries, rules, fields)),
  },
  {
    finds: [
      'placesUnsaid',
      'capacityName',
      'startMayBeFull',
      'noDayOfStay',
      'stayWithoutEnd',
      'capacityInList',
      'fullUnsaid',
      'fullUnneeded',
      'halfWaitingList',
      'placesAtFunction',
      'clearedWhenFull',
    ],
    run: ({ form, fields, rules }) => checkPlaces(form, fields, rules),
  },
  {
    finds: ['noReferenceStored', 'bracesStay'],
    run: ({ form, fields }) => checkBraces(form, fields),
  },
  { finds: ['scannedIsStored'], run: ({ form, fields }) => checkScanned(form, fields) },
  {
    finds: ['stampIsField', 'orderUnknown', 'repeated', 'orderLeavesOut'],
    run: ({ form, fields }) => checkOrder(form, fields),
  },
  { finds: ['formTooLarge'], run: ({ form }) => checkSize(form) },
];

export const formErrors: readonly ErrorName[] = formChecks.flatMap(({ finds }) => finds);

/** How the parts of a form fit together. Takes any value: what is missing is not checked. */
export const checkForm = (value: unknown): Finding[] => {
  const form = checkedForm(groupOf(value));
  return formChecks.flatMap(({ run }) => run(form));
};
