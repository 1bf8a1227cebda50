/** @jest-environment node */
import { casesAround } from '../../packages/local-firebase/testing/agreement/record-cases';
import { rulesDecision } from '../../packages/local-firebase/testing/agreement/rules-decision';
import { rulesSize, tooLarge } from '../../packages/rules-language';
import { firestoreRules } from '../../packages/security-rules';
import { checkForm } from '../../packages/site-check/checks/form/check-form';
import { listIn } from '../../src/fields/stored-group/as-list';
import { formFields } from '../../src/form/form-fields';
import { type FormDefinition, formSchema } from '../../src/form/form-schema';
import { runs } from '../runs';
import { claim } from './claim';
import { licence } from './licence';
import { appointment, contact, diet, employee, health, registration, tax } from './more-forms';
import { order } from './order';
import { samples } from './samples';
import { declarations, feedback, leave, pets, score } from './small-forms';

/** Forms that other people published, in this project's words; of the values of their fields a short run tries one in so many. */
const forms: [string, FormDefinition, number, Record<string, unknown>?][] = [
  ['contact', contact, 1],
  ['registration', registration, 1],
  ['appointment', appointment, 3],
  ['days off', leave, 1],
  [
    'animals at home',
    pets,
    7,
    {
      Bill: { Name: 'Ada', Card: 12, Address: 'Here' },
      Owner: { Pets: 'one', Age: 3 },
      Owners: [{ Pets: 'none' }, { Pets: 'several', Away: 'no' }],
      First: { Pets: 'several', Away: 'yes' },
      Others: [],
    },
  ],
  ['a score', score, 1],
  ['lines of an order', order, 3],
  ['declarations', declarations, 5],
  ['feedback', feedback, 5],
  ['diet', diet, 5],
  ['health', health, 9],
  ['tax', tax, 5],
  ['a new colleague', employee, 20],
  ['samples for a laboratory', samples, 20],
  ['a licence to import', licence, 40, { Registration: '1234567890' }],
];

const thing = { Thing: 'A bicycle', Bought: 2020, Price: 840.5, Mended: 'no' };

describe.each(forms)('%s', (_, form, oneIn, known = {}) => {
  test('is as the schema wants it, and the check has nothing to say', () => {
    expect(() => formSchema.validateSync(form, { strict: true })).not.toThrow();
    expect(checkForm(form)).toEqual([]);
  });

  test('fits into what the server evaluates', () => {
    expect(tooLarge(rulesSize(firestoreRules([form])))).toBeUndefined();
  });

  test('form and rules agree on every limit of it', () => {
    const isAllowed = rulesDecision([form]);
    const cases = casesAround(form, { oneIn: runs({ short: oneIn, full: 1 }), known });
    const differ = cases.filter((each) => isAllowed(each) !== each.expected);
    expect(differ.map(({ title }) => title)).toEqual([]);
    expect(cases.filter(({ expected }) => expected).length).toBeGreaterThan(0);
    expect(cases.filter(({ expected }) => !expected).length).toBeGreaterThan(1);
  }, 120_000);
});

/** As docs/security.md says. */
test('the licence asks 87 questions by 87 rules, and the server evaluates 939 expressions for it', () => {
  const asked = formFields(licence).flatMap(({ field }) => listIn(field)?.fields ?? [field]);
  const rules = formFields(licence).flatMap(({ field }) => listIn(field)?.rules ?? []);
  expect([asked.length, rules.length + licence.rules.length]).toEqual([87, 87]);
  expect(rulesSize(firestoreRules([licence])).expressions).toBe(939);
});

describe('a claim', () => {
  test('is as the schema wants it, and the check has nothing to say', () => {
    expect(() => formSchema.validateSync(claim, { strict: true })).not.toThrow();
    expect(checkForm(claim)).toEqual([]);
  });

  test('is more than the server evaluates, which the check says where no function takes it', () => {
    const { checkedBy: _, ...record } = claim.record;
    expect(checkForm({ ...claim, record })).toMatchObject([{ error: 'formTooLarge' }]);
    expect(firestoreRules([claim])).not.toContain('match /claims/');
  });

  test('is taken by the function as the form sends it, and refused with any other answer', () => {
    const known = { Account: 'DE89370400440532013000', Things: [thing] };
    const cases = casesAround(claim, { oneIn: runs({ short: 40, full: 1 }), known });
    expect(cases.find(({ title }) => title.endsWith('as it should be'))?.expected).toBe(true);
    const refused = cases.filter(({ expected }) => !expected).map(({ title }) => title);
    for (const name of ['Things', 'Account', 'Station', 'id']) {
      expect(refused).toContainEqual(expect.stringContaining(`, ${name}: `));
    }
  });
});
