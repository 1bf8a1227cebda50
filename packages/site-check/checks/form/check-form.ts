import { groupOf, numberOf, textOf } from '../../../config-values/values';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
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
const checkArrangement = ({ fields, steps, stepping }: Record<string, unknown>): Finding[] => {
  if (steps === undefined) {
    if (stepping === undefined) return [];
    const fix = { remove: 'stepping' };
    return [{ error: 'steppingWithoutSteps', path: 'stepping', at: 'key', fix }];
  }
  const isEmpty = Array.isArray(steps) && steps.length === 0;
  const both = { error: 'fieldsAndSteps', path: 'steps', at: 'key' } as const;
  return [
    ...(fields === undefined ? [] : [{ ...both, see: { path: 'fields' } }]),
    ...(isEmpty ? [{ error: 'emptyList', path: 'steps' } as const] : []),
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
    .map((name): Finding => {
      const path = `record.stamps.${name}`;
      return {
        error: 'stampIsField',
        path,
        at: 'key',
        parts: { found: name },
        fix: { remove: path },
      };
    });
  if (!Array.isArray(record.order)) return shared;
  const order = record.order.map(textOf);
  const wrong = order.flatMap((name, index): Finding[] => {
    const path = `record.order[${index}]`;
    if (name === undefined) return [];
    if (!stored.includes(name)) return [{ error: 'orderUnknown', path, ...meantBy(name, stored) }];
    const isFirst = order.indexOf(name) === index;
    return isFirst ? [] : [{ error: 'orderTwice', path, fix: { remove: path } }];
  });
  const left = stored.filter((name) => !order.includes(name));
  // A misspelt name stands for one that seems to be left out.
  if (left.length <= wrong.filter(({ error }) => error === 'orderUnknown').length) {
    return [...shared, ...wrong];
  }
  const whole = [...order.flatMap((name) => name ?? []), ...left].map(inQuotes).join(', ');
  const parts = { found: left.join(', ') };
  const lacking: Finding = {
    error: 'orderLeavesOut',
    path: 'record.order',
    parts,
    ...becomes(`[${whole}]`),
  };
  return [...shared, ...wrong, lacking];
};

/** The fields that the conditions of a list's rules may name, wherever these stand in the form. */
const askedInList = (list: Field, around: readonly Field[]) =>
  partsWithin(list, [...around.filter((field) => field !== list), list]).fields;

/** How the parts of a list fit together: its entries are small forms. */
const checkList = (list: Field, around: readonly Field[]): Finding[] => {
  const fields = fieldsWithin(list);
  const rules = rulesOf(list.entries, list.path);
  const [min, max] = [numberOf(list.entries.min), numberOf(list.entries.max)];
  const crossed = min !== undefined && max !== undefined && min > max && max > 0;
  const limits: Finding = {
    error: 'listLimits',
    path: `${list.path}.min`,
    parts: { limit: String(max) },
    ...becomes(String(max)),
  };
  return [
    ...(crossed ? [limits] : []),
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
