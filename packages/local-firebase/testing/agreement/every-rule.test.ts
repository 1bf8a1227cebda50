/** @jest-environment node */
import { fieldSchemas } from '../../../../src/fields/registry';
import { formFields } from '../../../../src/form/form-fields';
import { type FormDefinition, formSchema } from '../../../../src/form/form-schema';
import { ruleNames } from '../../../../src/rules/schemas';
import { runs, seeded, someOf } from '../../../../tests/runs';
import { madeUpForms } from './made-up-forms';
import { rulesDecision } from './rules-decision';

const hasList = (form: FormDefinition) =>
  formFields(form).some(({ field }) => field.kind === 'list');

/** Some of those with a list and of those without: there are both, whatever is drawn. */
const drawn = (forms: readonly FormDefinition[]) =>
  [true, false].flatMap((isOfLists) =>
    someOf(
      forms.filter((form) => hasList(form) === isOfLists),
      { oneIn: 30 },
    ),
  );

// Counted before the tests, whose titles tell how many there are.
const made = madeUpForms.map(({ title, forms, casesOf }) => {
  const cases = drawn(forms).map((form) => ({ form, own: casesOf(form) }));
  const all = cases.flatMap(({ own }) => own);
  const taken = all.filter(({ expected }) => expected).length;
  return { title, cases, count: all.length, taken };
});

test('the made-up forms are as their schema wants them', () => {
  made
    .flatMap(({ cases }) => cases)
    .forEach(({ form }) => {
      const inOrder = {
        ...form,
        ...(form.steps && { stepping: { next: 'n', back: 'b', chooseAgain: '{fields}' } }),
      };
      // “is missing”: a kind has a key that must be there. Write it in `written` of every-rule-forms.ts.
      formSchema.validateSync(inOrder, { strict: true });
    });
});

test('every kind of field and of rule is among them', () => {
  const all = madeUpForms.flatMap(({ forms }) => forms);
  const fields = all.flatMap(formFields).map(({ field }) => field.kind);
  expect([...new Set(fields)].sort()).toEqual(Object.keys(fieldSchemas).sort());
  const rules = all.flatMap((form) => form.rules).map(({ check }) => check);
  expect([...new Set(rules)].sort()).toEqual([...ruleNames].sort());
});

describe('rules allow what the schema accepts, and nothing else', () => {
  test.each(made.map((each) => [each.count, each.title, each] as const))(
    seeded('%d cases: %s'),
    (count, _, { cases, taken }) => {
      const differ = cases.flatMap(({ form, own }) => {
        const isAllowed = rulesDecision([form]);
        return own
          .filter((each) => isAllowed(each) !== each.expected)
          .map(({ title, expected }) => `${title}: ${expected ? 'refused' : 'allowed'}`);
      });
      expect(differ).toEqual([]);
      expect(taken).toBeGreaterThan(runs({ short: 5, full: 500 }));
      expect(count - taken).toBeGreaterThan(runs({ short: 5, full: 500 }));
    },
    120_000,
  );

  test(seeded('there are cases of lists of entries, on either side'), () => {
    const ofLists = made
      .flatMap(({ cases }) => cases)
      .filter(({ form }) => hasList(form))
      .flatMap(({ own }) => own);
    const taken = ofLists.filter(({ expected }) => expected).length;
    expect(taken).toBeGreaterThan(runs({ short: 5, full: 500 }));
    expect(ofLists.length - taken).toBeGreaterThan(runs({ short: 5, full: 500 }));
  });

  test('these are a thousand cases at least, and all in all ten thousand', () => {
    const all = made.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBeGreaterThanOrEqual(runs({ short: 1000, full: 10_000 }));
  });
});
