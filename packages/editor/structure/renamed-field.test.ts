/** @jest-environment node */
import type { Change } from '../../../src/schema/values/change';
import { ofRenamedField } from './renamed-field';

const file = 'config/forms/visit.ts';
const files = {
  [file]: {
    title: 'Visit',
    fields: [
      { kind: 'text', name: 'Name', label: 'Name' },
      { kind: 'text', name: 'More', label: 'More', showWhen: { field: 'Name', filled: true } },
      {
        kind: 'list',
        name: 'Family',
        label: 'Who else?',
        showWhen: { field: 'Name', filled: true },
        fields: [{ kind: 'text', name: 'Name', label: 'Name' }],
        rules: [{ field: 'Name', check: 'required', message: 'Name' }],
      },
    ],
    rules: [
      { field: 'Name', check: 'required', message: 'Name' },
      { field: 'More', check: 'same-as', other: 'Name', message: 'Name' },
    ],
    record: { collection: 'visits', stamps: {}, order: ['Name', 'More', 'Family'] },
  },
  'config/notifications.ts': {
    forms: [
      {
        form: 'visit',
        to: [],
        subject: 'From {Name}, {Names}',
        fields: ['Name'],
        replyTo: 'Name',
        confirmation: { field: 'Name', subject: 'To {Name}', text: ['Hello', '{Name} and {Name}'] },
      },
      { form: 'other', to: [], subject: 'From {Name}', fields: ['Name'] },
    ],
  },
} as never;

const rename = (path: string): Change => ({ do: 'set', file, path, value: 'Who', was: 'Name' });

const ofSite: Change = {
  do: 'set',
  file: 'config/site.ts',
  path: 'name',
  value: 'Who',
  was: 'Name',
};

const placesOf = (path: string) =>
  ofRenamedField(rename(path), files).map((each) =>
    'path' in each && 'value' in each
      ? `${each.file} ${each.path} ${JSON.stringify(each.value)}`
      : each,
  );

test('rules, conditions, the order and mails name the field as it is called now', () => {
  expect(placesOf('fields[0].name')).toEqual([
    `${file} fields[1].showWhen.field "Who"`,
    `${file} fields[2].showWhen.field "Who"`,
    `${file} rules[0].field "Who"`,
    `${file} rules[1].other "Who"`,
    `${file} record.order[0] "Who"`,
    'config/notifications.ts forms[0].fields[0] "Who"',
    'config/notifications.ts forms[0].replyTo "Who"',
    'config/notifications.ts forms[0].confirmation.field "Who"',
    'config/notifications.ts forms[0].subject "From {Who}, {Names}"',
    'config/notifications.ts forms[0].confirmation.subject "To {Who}"',
    'config/notifications.ts forms[0].confirmation.text[1] "{Who} and {Who}"',
  ]);
});

test('a field of a repeated group is named by the rules of that group only', () => {
  expect(placesOf('fields[2].fields[0].name')).toEqual([`${file} fields[2].rules[0].field "Who"`]);
});

test('another key changes nothing else', () => {
  expect(ofRenamedField(rename('fields[0].label'), files)).toEqual([]);
  expect(ofRenamedField(ofSite, files)).toEqual([]);
});
