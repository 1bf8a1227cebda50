import { firestoreRules } from '../../../../packages/security-rules/security-rules';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { compileRules } from '../../rules/compile-rules';
import { timestamp, type RulesValue } from '../../rules/rules-value';
import type { RecordCase } from './record-cases';

/** A document's value as the rules see it: what the SDK sends as an integer is one. */
export const toRules = (value: unknown): RulesValue => {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value;
  }
  if (Array.isArray(value)) return value.map(toRules);
  if (value instanceof Date) return timestamp(value.getTime());
  if (typeof value !== 'object' || value === null) return value as RulesValue;
  return new Map(Object.entries(value).map(([name, each]) => [name, toRules(each)]));
};

/** Whether the rules of these forms allow a case. */
export const rulesDecision = (forms: FormDefinition[]) => {
  const { decide } = compileRules(firestoreRules(forms), {
    file: 'firestore.rules',
    service: 'cloud.firestore',
  });
  return ({ collection, record }: Pick<RecordCase, 'collection' | 'record'>): boolean =>
    decide({
      method: 'create',
      path: ['databases', '(default)', 'documents', collection, 'any'],
      incoming: { data: toRules(record) },
    }).allowed;
};
