import { becomes, type Finding } from '../../finding';
import { inQuotes } from '../../nearest/meant-by';
import { nearest } from '../../nearest/nearest';
import { valueAt } from '../../read/paths';
import { groupOf, textOf } from '../../read/values';
import { checkArrangement } from './check-arrangement';
import { checkConditions } from './check-conditions';
import { checkFields } from './check-fields';
import { checkOrder } from './check-order';
import { checkRules } from './check-rules';
import { checkSize } from './check-size';
import { checkStarts } from './check-starts';
import { formParts, namesOf } from './form-parts';
import { rulesOf } from './rules-of';

/** What a form's parts say of each other. Takes any value: what is not there is not judged. */
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

/** A field whose name is refused, and which all else calls by one other: told once, at the field. */
export const asOthersCallIt = (found: Finding[], form: unknown): Finding[] => {
  const wordAt = ({ path }: Finding) => textOf(valueAt(form, path));
  const [refused, ...more] = found.filter(
    ({ error, path }) => error === 'wrongForm' && /fields\[\d+\]\.name$/.test(path),
  );
  const [word, ...words] = new Set(found.filter(isLost).map(wordAt));
  if (!refused || more.length > 0 || word === undefined || words.length > 0) return found;
  // What is only misspelt means another field.
  const names = namesOf(formParts(groupOf(form)).fields);
  const others = names.filter((each) => each !== wordAt(refused));
  if (nearest(word, others)) return found;
  const kept = found.filter((each) => !isLost(each));
  return kept.map((each) => (each === refused ? { ...each, ...becomes(inQuotes(word)) } : each));
};
