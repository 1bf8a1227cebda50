import type { Finding } from '../../finding';
import { groupOf } from '../../read/values';
import { checkArrangement } from './check-arrangement';
import { checkConditions } from './check-conditions';
import { checkFields } from './check-fields';
import { checkOrder } from './check-order';
import { checkRules } from './check-rules';
import { checkSize } from './check-size';
import { checkStarts } from './check-starts';
import { formParts } from './form-parts';
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
