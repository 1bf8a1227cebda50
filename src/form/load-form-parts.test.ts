/** @jest-environment node */
import { isLoaded, passes } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import { formExample } from './form-example';
import { loadFormParts } from './load-form-parts';

const rule: RuleDefinition = { field: 'Account', check: 'iban', message: 'm' };
const loadMarks = () => Promise.reject(new Error('there are no marks'));
const fields = [{ kind: 'text' as const, name: 'Account', label: 'Account' }];

test('a form without such rules loads none, and one with an IBAN knows IBANs', async () => {
  await loadFormParts({ ...formExample, fields, rules: [] }, loadMarks);
  expect(isLoaded(rule)).toBe(false);
  await loadFormParts({ ...formExample, fields, rules: [rule] }, loadMarks);
  expect(isLoaded(rule)).toBe(true);
  expect(passes(rule, 'DE89370400440532013000')).toBe(true);
});
