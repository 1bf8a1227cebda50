/** @jest-environment node */
import { ValidationError } from 'yup';
import { examples } from '../fields/file/example';
import type { FormItem } from '../fields/registry';
import { formExample, steppedFormExample } from './form-example';
import { formSchema } from './form-schema';

const problemsOf = (form: unknown): string[] => {
  try {
    formSchema.validateSync(form, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, params }) => `${path}: ${String(params?.key)}`);
  }
};

const { notSent, ...errorMessages } = examples.plain.errorMessages;
const plan = (reported: boolean): FormItem => ({
  ...examples.plain,
  errorMessages: reported ? { ...errorMessages, notSent } : errorMessages,
});
const required = { field: 'Plan', check: 'required', message: 'Please choose a plan' };
const group = (item: FormItem) => ({ kind: 'group', legend: 'Files', fields: [item] });

describe('a file that a rule asks for has words for one that could not be sent', () => {
  const formOf = (items: unknown[], rules: unknown[]) => ({
    ...formExample,
    fields: [...formExample.fields, ...items],
    rules: [...formExample.rules, ...rules],
  });
  test.each<[string, unknown[], unknown[], string[]]>([
    ['asked for, with words', [plan(true)], [required], []],
    [
      'asked for, without',
      [plan(false)],
      [required],
      [`fields[${formExample.fields.length}]: errorMessages.notSent`],
    ],
    [
      'in a group',
      [group(plan(false))],
      [required],
      [`fields[${formExample.fields.length}].fields[0]: errorMessages.notSent`],
    ],
    ['not asked for: the specification’s CV is silent', [plan(false)], [], []],
    ['several, whose list says it', [examples.several], [{ ...required, field: 'Photos' }], []],
  ])('%s', (_title, items, rules, expected) =>
    expect(problemsOf(formOf(items, rules))).toEqual(expected),
  );
});

describe('a form in steps has words for files that a reload loses', () => {
  const { stepping, steps } = steppedFormExample;
  const { chooseAgain, ...others } = stepping;
  const formOf = (items: unknown[], words: object) => ({
    ...steppedFormExample,
    steps: [...steps, { title: 'Files', fields: items }],
    stepping: { ...others, ...words },
  });
  test.each<[string, unknown[], object, string[]]>([
    ['no files', [], {}, []],
    ['files, with words', [plan(true)], { chooseAgain }, []],
    ['files, without', [plan(true)], {}, [': stepping.chooseAgain']],
    ['in a group', [group(plan(true))], {}, [': stepping.chooseAgain']],
  ])('%s', (_title, items, words, expected) =>
    expect(problemsOf(formOf(items, words)).filter((each) => each.includes('chooseAgain'))).toEqual(
      expected,
    ),
  );
});
