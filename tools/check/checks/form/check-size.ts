import type { FormDefinition } from '../../../../src/form/form-schema';
import { expressionCount, mostExpressions } from '../../../security-rules/expression-count';
import { firestoreRules } from '../../../security-rules/firestore-rules';
import type { Finding } from '../../finding';

/** What the security rules ask of one record; nothing is known of a form that is not in order. */
const askedOf = (form: unknown): number => {
  try {
    return expressionCount(firestoreRules([form as FormDefinition]));
  } catch {
    return 0;
  }
};

/** A form so large that Firestore would refuse its records. */
export const checkSize = (form: Record<string, unknown>): Finding[] => {
  const asked = askedOf(form);
  if (asked <= mostExpressions) return [];
  const parts = { asked: String(asked), most: String(mostExpressions) };
  return [{ error: 'formTooLarge', path: form.steps ? 'steps' : 'fields', parts }];
};
