/** @jest-environment node */
import { examples } from '../../../src/rules/examples';
import type { Value } from '../../../src/schema/values/change';
import { type Files, listAt } from './list-at';
import { fieldOfRule, rulesOfField } from './rules-of-field';

const file = 'config/forms/visit.ts';

const files: Files = {
  [file]: {
    title: 'Visit',
    steps: [
      {
        title: 'You',
        fields: [
          { kind: 'text', name: 'Fullname', label: 'What is *your* name?', maxLength: 80 },
          {
            kind: 'group',
            legend: 'Mail',
            fields: [{ kind: 'email', name: 'Email', label: 'E-mail:' }],
          },
          { kind: 'email', name: 'Again', label: 'E-mail again' },
        ],
      },
      {
        title: 'Guests',
        fields: [
          {
            kind: 'list',
            name: 'Guests',
            label: 'Guests',
            max: 3,
            fields: [{ kind: 'text', name: 'Fullname', label: 'Name of the guest', maxLength: 80 }],
            rules: [{ field: 'Fullname', check: 'required', message: 'Who?' }],
          },
        ],
      },
    ],
    rules: [
      { field: 'Fullname', check: 'min-length', length: 3, message: 'Longer, please' },
      { field: 'Email', check: 'email', whenFilled: true, message: 'Please look at it again' },
      { field: 'Again', check: 'same-as', other: 'Email', message: 'They differ' },
      { field: 'Guests', check: 'min', value: 2, message: 'Bring somebody' },
      { field: 'Gone', check: 'required', message: 'Whatever' },
      {
        field: 'Fullname',
        check: 'at-least-one',
        others: ['Email', 'Again'],
        when: { field: 'Guests', filled: true },
        message: 'One of them',
      },
      {
        field: 'Day',
        check: 'not-before',
        date: 'today',
        days: 2,
        message: 'Later',
        clientOnly: true,
      },
      {
        field: 'Day',
        check: 'not-after',
        date: 'today',
        days: -1,
        message: 'Past',
        clientOnly: true,
      },
    ],
  },
};

const namesIn = (path: string) => {
  const { list, nameOf } = listAt(files, { file, path })!;
  return list.map(nameOf);
};

test('a rule is called by the words above its field, and by what it asks', () => {
  expect(namesIn('rules')).toEqual([
    'What is your name: has at least 3 characters',
    'E-mail: is an e-mail address, or is empty',
    'E-mail again: is the same as “E-mail”',
    'Guests: is at least 2',
    'Gone: is filled in',
    'What is your name: is filled in, or one of these is: “E-mail”, “E-mail again”, under a condition',
    'Day: is not before 2 days after today',
    'Day: is not after 1 day before today',
  ]);
  expect(namesIn('steps[1].fields[0].rules')).toEqual(['Name of the guest: is filled in']);
});

const kinds = Object.entries(examples).flatMap(([check, each]) =>
  Object.entries(each as Record<string, Value>).map(([name, rule]) => ({ check, name, rule })),
);

test.each(kinds)('what $check of $name asks is said in words', ({ check, rule }) => {
  const { nameOf } = listAt({ [file]: { rules: [rule] } }, { file, path: 'rules' })!;
  const [, words] = nameOf(rule, 0).split(': ');
  expect(words).toMatch(/^(?:is|has|fits) /);
  expect(words).not.toMatch(/[{}]|undefined|object/);
  expect(words).not.toBe(check);
});

const rulesAt = (path: string) => {
  const found = rulesOfField(files, { file, path });
  if (!found) return undefined;
  const { list } = listAt(files, found)!;
  const { only } = found;
  return {
    path: found.path,
    rules: list.flatMap((rule, at) => (only.holds(rule) ? [only.nameOf(rule) ?? at] : [])),
  };
};

test.each<[string, string, ReturnType<typeof rulesAt>]>([
  [
    'a field in a step',
    'steps[0].fields[0]',
    {
      path: 'rules',
      rules: [
        'Has at least 3 characters',
        'Is filled in, or one of these is: “E-mail”, “E-mail again”, under a condition',
      ],
    },
  ],
  [
    'one in a group, with a rule that compares another field with it',
    'steps[0].fields[1].fields[0]',
    { path: 'rules', rules: ['Is an e-mail address, or is empty', 2, 5] },
  ],
  ['a list of fields', 'steps[1].fields[0]', { path: 'rules', rules: ['Is at least 2'] }],
  [
    'a field in it, which has a name that the form has too',
    'steps[1].fields[0].fields[0]',
    { path: 'steps[1].fields[0].rules', rules: ['Is filled in'] },
  ],
  ['a group of fields', 'steps[0].fields[1]', undefined],
  ['a step', 'steps[0]', undefined],
])('the rules of %s', (_, path, expected) => {
  expect(rulesAt(path)).toEqual(expected);
});

test.each([
  ['rules[1]', 'steps[0].fields[1].fields[0]'],
  ['steps[1].fields[0].rules[0]', 'steps[1].fields[0].fields[0]'],
  ['rules[4]', undefined],
  ['steps[0].fields[0]', undefined],
])('the rule at %s is about the field at %s', (path, field) => {
  expect(fieldOfRule(files, { file, path })?.path).toBe(field);
});
