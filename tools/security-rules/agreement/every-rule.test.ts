/** @jest-environment node */
import { fieldContracts } from '../../../src/fields/registry';
import { compileRules } from '../../local-firebase/rules/compile-rules';
import { firestoreService } from '../../local-firebase/rules/rules-service';
import { timestamp, type RulesValue } from '../../local-firebase/rules/rules-value';
import { firestoreRules } from '../firestore-rules';
import { everyRuleForms } from './every-rule-forms';
import { recordCases, type RecordCase } from './record-cases';

/** A value of a document as rules see it. */
const toRules = (value: unknown): RulesValue => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(toRules);
  if (value instanceof Date) return timestamp(value.getTime());
  if (typeof value !== 'object' || value === null) return value as RulesValue;
  return new Map(Object.entries(value).map(([name, each]) => [name, toRules(each)]));
};

const { decide } = compileRules(firestoreRules(everyRuleForms), {
  file: 'firestore.rules',
  service: firestoreService,
});

const isAllowed = ({ collection, record }: RecordCase) =>
  decide({
    method: 'create',
    path: ['databases', '(default)', 'documents', collection, 'any'],
    request: new Map([['resource', new Map([['data', toRules(record)]])]]),
    resource: null,
  }).allowed;

test('there is a field of each kind, as its contract wants it', () => {
  const fields = everyRuleForms[0]?.fields ?? [];
  expect(fields.map(({ kind }) => kind)).toEqual(Object.keys(fieldContracts));
  fields.forEach((field) => fieldContracts[field.kind].validateSync(field, { strict: true }));
});

test.each(everyRuleForms.map((form) => [JSON.stringify(form.rules[0]), form] as const))(
  'rules allow what the schema takes, on every field kind: %s',
  (_, form) => {
    const cases = recordCases(form);
    expect(cases[0]?.expected).toBe(true);
    const differ = cases.filter((each) => isAllowed(each) !== each.expected);
    expect(
      differ.map(({ title, expected }) => `${title}: ${expected ? 'refused' : 'allowed'}`),
    ).toEqual([]);
  },
);
