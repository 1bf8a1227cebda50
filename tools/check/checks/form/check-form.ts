import type { FormDefinition } from '../../../../src/form/form-schema';
import { groupOf, textOf, valueAt } from '../../../config-reader/values';
import { inQuotes, meantBy } from '../../../nearest/meant-by';
import { nearest } from '../../../nearest/nearest';
import { becomes, type Finding } from '../../../problems/problem';
import { expressionCount, mostExpressions } from '../../../security-rules/expression-count';
import { firestoreRules } from '../../../security-rules/security-rules';
import { checkConditions } from './check-conditions';
import { checkFields, checkStarts } from './check-fields';
import { checkRules } from './check-rules';
import { type Field, formParts, namesOf, rulesOf } from './form-parts';

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

/** The number of expressions in the security rules for one record; 0 for a form with errors. */
const askedOf = (form: unknown): number => {
  try {
    return expressionCount(firestoreRules([form as FormDefinition]));
  } catch {
    return 0;
  }
};

/** A form so large that Firestore would refuse its records. */
const checkSize = (form: Record<string, unknown>): Finding[] => {
  const asked = askedOf(form);
  if (asked <= mostExpressions) return [];
  const parts = { asked: String(asked), most: String(mostExpressions) };
  return [{ error: 'formTooLarge', path: form.steps ? 'steps' : 'fields', parts }];
};

const sharedNames = (stamps: string[], names: string[]): Finding[] =>
  stamps
    .filter((name) => names.includes(name))
    .map((name) => ({
      error: 'stampIsField',
      path: `record.stamps.${name}`,
      at: 'key' as const,
      parts: { found: name },
      fix: { remove: `record.stamps.${name}` },
    }));

const wrongEntries = (order: (string | undefined)[], stored: string[]): Finding[] =>
  order.flatMap((name, index): Finding[] => {
    if (name === undefined) return [];
    const path = `record.order[${index}]`;
    if (!stored.includes(name)) return [{ error: 'orderUnknown', path, ...meantBy(name, stored) }];
    return order.indexOf(name) === index
      ? []
      : [{ error: 'orderTwice', path, fix: { remove: path } }];
  });

const whenOmitted = (order: (string | undefined)[], stored: string[]): Finding[] => {
  const misspelt = order.filter((name) => name !== undefined && !stored.includes(name)).length;
  const left = stored.filter((name) => !order.includes(name));
  if (left.length <= misspelt) return [];
  const whole = [...order.flatMap((name) => name ?? []), ...left];
  const parts = { found: left.join(', ') };
  const meant = becomes(`[${whole.map(inQuotes).join(', ')}]`);
  return [{ error: 'orderLeavesOut', path: 'record.order', parts, ...meant }];
};

/** The stamps of a form, and the order in which it stores its fields and stamps. */
const checkOrder = (form: Record<string, unknown>, fields: readonly Field[]): Finding[] => {
  const record = groupOf(form.record);
  const names = namesOf(fields);
  const stamps = Object.keys(groupOf(record.stamps));
  const stored = [...names, ...stamps];
  const shared = sharedNames(stamps, names);
  if (!Array.isArray(record.order)) return shared;
  const order = record.order.map(textOf);
  return [...shared, ...wrongEntries(order, stored), ...whenOmitted(order, stored)];
};

/** How the parts of a form fit together. Takes any value: what is missing is not checked. */
export const checkForm = (value: unknown): Finding[] => {
  const form = groupOf(value);
  const parts = formParts(form);
  const rules = rulesOf(form);
  return [
    ...checkArrangement(form),
    ...checkFields(parts.fields),
    ...checkStarts(parts.fields, rules),
    ...checkConditions(parts),
    ...checkRules(rules, parts.fields),
    ...checkOrder(form, parts.fields),
    ...checkSize(form),
  ];
};

const isLost = ({ error }: Finding) =>
  ['ruleWithoutField', 'conditionWithoutField', 'orderUnknown'].includes(error);

/**
 * A field with an invalid name that all references replace by one other name: reported once, at the
 * field.
 */
export const asOthersCallIt = (found: Finding[], form: unknown): Finding[] => {
  const wordAt = ({ path }: Finding) => textOf(valueAt(form, path));
  const [failing, ...more] = found.filter(
    ({ error, path }) => error === 'wrongForm' && /fields\[\d+\]\.name$/.test(path),
  );
  const [word, ...words] = new Set(found.filter(isLost).map(wordAt));
  if (!failing || more.length > 0 || word === undefined || words.length > 0) return found;
  // A misspelt reference means another field.
  const names = namesOf(formParts(groupOf(form)).fields);
  const others = names.filter((each) => each !== wordAt(failing));
  if (nearest(word, others)) return found;
  const kept = found.filter((each) => !isLost(each));
  return kept.map((each) => (each === failing ? { ...each, ...becomes(inQuotes(word)) } : each));
};
