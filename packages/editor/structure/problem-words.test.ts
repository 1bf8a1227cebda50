/** @jest-environment node */
import type { EditState } from '../../edit-protocol/protocol';
import { inEditorWords } from './problem-words';

const file = 'config/forms/contact.ts';
const files: EditState['files'] = {
  [file]: {
    title: 'Write to us',
    fields: [
      { kind: 'text', name: 'Fname', label: 'Your name' },
      { kind: 'number', name: 'Age', label: 'How old are you?', initial: 1 },
    ],
    rules: [
      { field: 'Fname', check: 'required', message: 'Please say it' },
      { field: 'Fname', check: 'max-length', length: 9, message: 'Shorter, please' },
      { field: 'Age', check: 'min', value: 3, message: 'Too young' },
    ],
  },
};
const stored = 'Form “Contact” → rule 3 “Age” → check';

test.each([
  {
    path: 'rules[2].check',
    message: "The rule 'min' does not work for this field.",
    expected: 'The rule “is at least 3” does not work for this field.',
    place: 'Form “Write to us” → 3 “How old are you: is at least 3” → Check',
  },
  {
    path: 'rules[2].value',
    message: 'Nothing can pass both 3 here and 2 in the rule “max” of the same field.',
    expected: 'Nothing can pass both 3 here and 2 in the rule “is at most 2” of the same field.',
    place: 'Form “Write to us” → 3 “How old are you: is at least 3” → Value',
  },
  {
    path: 'fields[1].initial',
    message: 'The rule “min” of this field does not let 1 pass.',
    expected: 'The rule “is at least 3” of this field does not let 1 pass.',
    place: 'Form “Write to us” → 2 “How old are you?” → Initial',
  },
  {
    path: 'rules[1].field',
    message: "'Fname' is this field itself.",
    expected: '“Your name” is this field itself.',
    place: 'Form “Write to us” → 2 “Your name: has at most 9 characters” → Field',
  },
  {
    path: 'rules[1].field',
    message: "This form has no field 'Lname'.",
    expected: "This form has no field 'Lname'.",
    place: 'Form “Write to us” → 2 “Your name: has at most 9 characters” → Field',
  },
])('of a form “$message” says what Settings call it', ({ path, message, expected, place }) => {
  // What the step would bring is named as well.
  const most = { field: 'Age', check: 'max', value: 2, message: 'Too old' };
  const found = inEditorWords([{ code: 'SITE-000', file, path, place: stored, message }], {
    files,
    changes: [{ do: 'insert', file, path: 'rules', at: 3, value: most, was: undefined }],
  });
  expect(found).toEqual([{ code: 'SITE-000', file, path, place, message: expected }]);
});

test('elsewhere, and where a place cannot be followed, it stays', () => {
  const page = {
    code: 'SITE-001',
    file: 'config/pages/home.ts',
    path: 'title',
    place: 'Home',
    message: "rule 'min'",
  };
  const lost = {
    code: 'SITE-001',
    file,
    path: 'rules[9].check',
    place: stored,
    message: 'It is wrong.',
  };
  expect(inEditorWords([page, lost], { files, changes: [] })).toEqual([page, lost]);
});
