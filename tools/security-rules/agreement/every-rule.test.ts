/** @jest-environment node */
import { fieldContracts } from '../../../src/fields/registry';
import { formContract, type FormDefinition } from '../../../src/form/form-contract';
import { formFields } from '../../../src/form/form-fields';
import { ruleNames } from '../../../src/rules/registry';
import { conditionCases, conditionForms } from './condition-forms';
import { everyRuleForms } from './every-rule-forms';
import { randomCases, randomForms } from './random-forms';
import { recordCases, type RecordCase } from './record-cases';
import { rulesDecision } from './rules-decision';

const made = [
  ['every rule on every field kind', everyRuleForms, recordCases],
  ['conditions on every field kind', conditionForms, conditionCases],
  ['steps, groups, conditions and rules by chance', randomForms, randomCases],
] as const;

let tried = 0;

test.each(made)('%s: the forms are as their contract wants them', (_, forms) => {
  forms.forEach((form) => {
    const inOrder = { ...form, ...(form.steps && { stepping: { next: 'n', back: 'b' } }) };
    formContract.validateSync(inOrder, { strict: true });
  });
});

test('every kind of field and of rule is among them', () => {
  const fields = everyRuleForms.flatMap(formFields).map(({ field }) => field.kind);
  expect([...new Set(fields)].sort()).toEqual(Object.keys(fieldContracts).sort());
  const rules = everyRuleForms.flatMap((form) => form.rules).map(({ check }) => check);
  expect([...new Set(rules)].sort()).toEqual([...ruleNames].sort());
});

const differing = (cases: RecordCase[], isAllowed: (each: RecordCase) => boolean) =>
  cases
    .filter((each) => isAllowed(each) !== each.expected)
    .map(({ title, expected }) => `${title}: ${expected ? 'refused' : 'allowed'}`);

describe.each(made)('rules allow what the schema takes: %s', (_, forms, casesOf) => {
  const isAllowed = rulesDecision(forms as FormDefinition[]);

  test('in each case', () => {
    const cases = forms.flatMap((form) => casesOf(form));
    tried += cases.length;
    expect(differing(cases, isAllowed).slice(0, 20)).toEqual([]);
    const taken = cases.filter(({ expected }) => expected).length;
    console.info(`${cases.length} cases, ${taken} of them taken`);
    expect(taken).toBeGreaterThan(1000);
    expect(cases.length - taken).toBeGreaterThan(1000);
  }, 60_000);
});

test('these are 10 000 cases at least', () => {
  expect(tried).toBeGreaterThanOrEqual(10_000);
});
