import { groupOf, numberOf, textOf } from '../../../config-values/values';
import { inQuotes } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { eitherOne, foundIf, listedTwice, needless, noEffect, unknownName } from '../found';
import { checkAges } from './check-ages';
import { checkBraces } from './check-braces';
import { checkConditions } from './check-conditions';
import { checkFields, checkStarts } from './check-fields';
import { checkNotes } from './check-notes';
import { checkOpening } from './check-opening';
import { checkPlaces } from './check-places';
import { checkPrefills, checkPrefillsInList } from './check-prefill';
import { checkPrices } from './check-price';
import { checkRuleConditions } from './check-rule-conditions';
import { checkRules } from './check-rules';
import { checkScanned } from './check-scanned';
import { checkSize } from './check-size';
import {
  conditionsOfRules,
  conditionsOfThanks,
  type Field,
  fieldsWithin,
  formParts,
  isOfFields,
  namesOf,
  partsWithin,
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

/** How the parts of a list fit together: its entries are small forms. */
const checkList = (list: Field, around: readonly Field[]): Finding[] => {
  const fields = fieldsWithin(list);
  const rules = rulesOf(list.entries, list.path);
  const [min, max] = [numberOf(list.entries.min), numberOf(list.entries.max)];
  const areCrossed = min !== undefined && max !== undefined && min > max && max > 0;
  return [
    ...foundIf(areCrossed, {
      error: 'listLimits',
      path: `${list.path}.min`,
      parts: { limit: String(max) },
      ...becomes(String(max)),
    }),
    ...checkFields(fields),
    ...checkPrefillsInList(fields),
    ...checkStarts(fields, rules),
    ...checkRules(rules, fields, around),
    ...checkRuleConditions(rules, askedInList(list, around)),
    ...checkOpening({}, rules, fields),
  ];
};

/** How the parts of a form fit together. Takes any value: what is missing is not checked. */
export const checkForm = (value: unknown): Finding[] => {
  const form = groupOf(value);
  const parts = formParts(form);
  const rules = rulesOf(form);
  const lists = parts.fields.filter(isOfFields);
  const inLists = lists.map((list) => partsWithin(list, parts.fields));
  const all = {
    ...parts,
    conditions: [...parts.conditions, ...inLists.flatMap(({ conditions }) => conditions)],
  };
  const ofRules = [
    ...conditionsOfRules(rules, parts.fields),
    ...lists.flatMap((list) =>
      conditionsOfRules(rulesOf(list.entries, list.path), askedInList(list, parts.fields)),
    ),
  ];
  const ofThanks = conditionsOfThanks(form, parts.fields);
  return [
    ...checkArrangement(form),
    ...checkFields(parts.fields),
    ...checkPrefills(parts.fields),
    ...checkStarts(parts.fields, rules),
    ...[parts, ...inLists, { ...parts, conditions: ofThanks }].flatMap(checkConditions),
    ...checkAges(form, { ...all, conditions: [...all.conditions, ...ofRules] }),
    ...checkPrices(all, rules, form.record),
    ...checkNotes(parts.notes, parts.fields),
    ...inLists.flatMap(({ notes, fields }) => checkNotes(notes, [...fields, ...parts.fields])),
    ...checkRules(rules, parts.fields),
    ...checkRuleConditions(rules, parts.fields),
    ...checkOpening(form, rules, parts.fields),
    ...lists.flatMap((list) => checkList(list, parts.fields)),
    ...checkPlaces(form, parts.fields, rules),
    ...checkBraces(form, parts.fields),
    ...checkScanned(form, parts.fields),
    ...checkOrder(form, parts.fields),
    ...checkSize(form),
  ];
};
