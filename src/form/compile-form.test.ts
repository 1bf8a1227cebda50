/** @jest-environment node */
import { loadKinds } from '../fields/field-kinds';
import type { FieldDefinition } from '../fields/registry';
import '../rules/later-rules';
import type { Values } from '../schema/record';
import { compileForm } from './compile-form';
import type { FirstProblem } from './first-problem';
import type { FormDefinition } from './form-schema';

const form: FormDefinition = {
  title: 'A form',
  fields: [
    { kind: 'select', name: 'Size', label: 'l', options: [{ value: 'S' }, { value: 'L' }] },
    { kind: 'text', name: 'City', label: 'l', maxLength: 4 },
    { kind: 'textarea', name: 'Note', label: 'l', rows: 2 },
  ],
  rules: [
    { field: 'Note', check: 'required', message: 'Please write' },
    { field: 'City', check: 'required', message: 'Please enter your city' },
    { field: 'City', check: 'digits', whenFilled: true, message: 'Please enter digits' },
  ],
  record: { collection: 'things', stamps: {} },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
};

const valid = { Size: 'S', City: '1234', Note: 'x' };

const check = async (changed: object, names?: string[], definition = form) => {
  const { resolver, firstProblem } = compileForm(definition);
  const options = { names, fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolver({ ...valid, ...changed }, undefined, options);
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  return { messages: Object.fromEntries(messages) as object, first: firstProblem(errors)?.field };
};

test.each<[string, object, object, string | undefined]>([
  ['what is within the limits', {}, {}, undefined],
  ['no choice', { Size: '' }, {}, undefined],
  ['an emoji of two UTF-16 units, as often as it fits', { Note: '😀'.repeat(2500) }, {}, undefined],
  ['one emoji more', { Note: '😀'.repeat(2501) }, { Note: 'Please write' }, 'Note'],
  [
    'a value that is not an option',
    { Size: 'M' },
    { Size: 'Please choose one of the options' },
    'Size',
  ],
  [
    'a text over its limit, in the words of its first rule',
    { City: '12345' },
    { City: 'Please enter your city' },
    'City',
  ],
  [
    'a text over the limit of all, after what a rule earlier in the form says',
    { Note: 'x'.repeat(5001), City: 'x' },
    { Note: 'Please write', City: 'Please enter digits' },
    'Note',
  ],
])('a form reports %s', async (_title, changed, messages, first) => {
  expect(await check(changed)).toEqual({ messages, first });
});

test('the message for a text over its limit, which no rule checks, says how long it may be', async () => {
  const { messages, first } = await check({ Note: 'x'.repeat(5001) }, undefined, {
    ...form,
    rules: [],
  });
  expect(messages).toEqual({ Note: 'Please shorten this to 5000 characters at most' });
  expect(first).toBe('Note');
});

test('only the requested fields are checked', async () => {
  expect(await check({ Note: '', City: '' }, ['City'])).toEqual({
    messages: { City: 'Please enter your city' },
    first: 'City',
  });
});

test('the first rule that fails is found though an earlier one, which passes, says the same', async () => {
  const message = 'Please enter your city';
  const rules: FormDefinition['rules'] = [
    { field: 'City', check: 'digits', whenFilled: true, message },
    { field: 'Note', check: 'required', message: 'Please write' },
    { field: 'City', check: 'required', message },
  ];
  const { first } = await check({ Note: '', City: '' }, undefined, { ...form, rules });
  expect(first).toBe('Note');
});

describe('rules under conditions, and of several fields', () => {
  const as: FieldDefinition = {
    kind: 'select',
    name: 'As',
    label: 'l',
    options: [{ value: 'firm' }],
  };
  const guest: FieldDefinition = {
    kind: 'list',
    name: 'Guests',
    label: 'l',
    max: 2,
    fields: [
      { kind: 'tel', name: 'Phone', label: 'l' },
      { kind: 'email', name: 'Email', label: 'l' },
    ],
    rules: [
      { field: 'Email', check: 'email', whenFilled: true, message: 'Look at it again' },
      {
        field: 'Phone',
        check: 'at-least-one',
        others: ['Email'],
        message: 'A number or an e-mail',
      },
      {
        field: 'Email',
        check: 'required',
        when: { field: 'As', is: 'firm' },
        message: 'An e-mail',
      },
    ],
  };
  const asking: FormDefinition = {
    ...form,
    fields: [as, ...(form.fields ?? []), guest],
    rules: [
      { field: 'City', check: 'required', when: { field: 'As', is: 'firm' }, message: 'Where?' },
      { field: 'Note', check: 'at-least-one', others: ['City', 'Size'], message: 'One of them' },
    ],
  };
  const sent = async (values: Values) => {
    const kinds = await loadKinds([guest]);
    const { resolver, firstProblem } = compileForm(asking, kinds);
    const options = { names: undefined, fields: {}, shouldUseNativeValidation: false };
    return firstProblem((await resolver(values, undefined, options)).errors);
  };
  const nobody = [{ Phone: '1', Email: '' }];
  test.each<[string, Values, FirstProblem | undefined]>([
    [
      'what is asked of nobody else',
      { As: '', Size: 'S', City: '', Note: '', Guests: nobody },
      undefined,
    ],
    [
      'what is asked of a firm',
      { As: 'firm', Size: 'S', City: '', Note: '', Guests: [{ Phone: '1', Email: 'a@b.c' }] },
      { field: 'City', others: undefined },
    ],
    [
      'none of several, at the first',
      { As: '', Size: '', City: ' ', Note: '', Guests: nobody },
      { field: 'Note', others: ['City', 'Size'] },
    ],
    [
      'none of several in an entry',
      { As: '', Size: 'S', City: '', Note: '', Guests: [...nobody, { Phone: '', Email: '' }] },
      { field: 'Guests.1.Phone', others: ['Guests.1.Email'] },
    ],
    [
      'another problem of such a field',
      { As: '', Size: 'S', City: '', Note: '', Guests: [{ Phone: '1', Email: 'x' }] },
      { field: 'Guests.0.Email', others: undefined },
    ],
    [
      'in an entry what is asked under a condition of the form',
      { As: 'firm', Size: 'S', City: 'x', Note: '', Guests: nobody },
      { field: 'Guests.0.Email', others: undefined },
    ],
  ])('a form reports %s', async (_title, values, problem) => {
    const { field, others } = (await sent(values)) ?? {};
    expect(field && { field, others }).toEqual(problem);
  });

  test('what such rules depend on is known, and which fields must be filled in whatever else', () => {
    const { comparedWith, required, marks } = compileForm(asking);
    expect(comparedWith('As')).toEqual(['City', 'Guests']);
    expect(comparedWith('Size')).toEqual(['Note']);
    expect([...required]).toEqual([]);
    expect(marks).toBe(true);
  });
});

test('the form checks what the security rules do not', async () => {
  const rules = [{ ...form.rules[0]!, clientOnly: true }];
  expect(await check({ Note: '' }, undefined, { ...form, rules })).toEqual({
    messages: { Note: 'Please write' },
    first: 'Note',
  });
});

test.each<[string, Values, Values]>([
  [
    'digits of other keyboards as 0 to 9',
    { Number: '٠١٢٣۴۵', Mail: 'jo٢@example.com', Code: '٢٣٤٥', Link: 'https://a.example/१' },
    { Number: '012345', Mail: 'jo2@example.com', Code: '2345', Link: 'https://a.example/1' },
  ],
  [
    'nothing of signs that nobody sees',
    { Number: '\u202A0123\u202C', Mail: 'jo\u200B@exam\u00ADple.com', Code: '\uFEFF2\u200F345' },
    { Number: '0123', Mail: 'jo@example.com', Code: '2345' },
  ],
  ['joiners of words', { Name: 'می\u200Cخواهم' }, { Name: 'می\u200Cخواهم' }],
  [
    'free text as it was typed',
    { Note: '٣ \u200F\u00AD👩\u200D💻' },
    { Note: '٣ \u200F\u00AD👩\u200D💻' },
  ],
  [
    'the same within the entries of a list',
    { Cats: [{ Chip: '٩٨\u200B٧', About: '٣' }] },
    { Cats: [{ Chip: '987', About: '٣' }] },
  ],
])('a form sends %s', async (_title, standing, sent) => {
  const typed: FormDefinition = {
    ...form,
    fields: [
      { kind: 'tel', name: 'Number', label: 'l' },
      { kind: 'email', name: 'Mail', label: 'l' },
      { kind: 'url', name: 'Link', label: 'l' },
      { kind: 'text', name: 'Code', label: 'l' },
      { kind: 'text', name: 'Name', label: 'l' },
      { kind: 'textarea', name: 'Note', label: 'l', rows: 2 },
      {
        ...{ kind: 'list', name: 'Cats', label: 'l', max: 2 },
        fields: [
          { kind: 'text', name: 'Chip', label: 'l' },
          { kind: 'textarea', name: 'About', label: 'l', rows: 2 },
        ],
      },
    ],
    rules: [
      { field: 'Number', check: 'digits', message: 'digits', whenFilled: true },
      { field: 'Mail', check: 'email', message: 'mail', whenFilled: true },
      { field: 'Code', check: 'postal-code', country: 'AT', message: 'code', whenFilled: true },
    ],
  };
  const { resolver } = compileForm(typed, await loadKinds(typed.fields as FieldDefinition[]));
  const { errors, values } = await resolver(standing, undefined, {
    fields: {},
    names: Object.keys(standing),
    shouldUseNativeValidation: false,
  });
  expect(errors).toEqual({});
  expect(values).toEqual(sent);
});
