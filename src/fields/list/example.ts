import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'list',
    name: 'Guests',
    label: 'Guests',
    max: 6,
    fields: [{ kind: 'text', name: 'Name', label: 'Name', maxLength: 100 }],
    rules: [{ field: 'Name', check: 'required', message: 'Please enter the name of the guest' }],
  },
  withWords: {
    kind: 'list',
    name: 'Children',
    label: 'Your children',
    hint: 'Only those who come along',
    min: 0,
    max: 4,
    entry: 'Child {number}',
    add: 'Add a child',
    remove: 'Remove this child',
    fields: [
      { kind: 'text', name: 'FirstName', label: 'First name', width: 'half', maxLength: 100 },
      {
        kind: 'date',
        name: 'Birthday',
        label: 'Date of birth',
        width: 'half',
        errorMessage: 'Please enter a day that there is',
      },
      {
        kind: 'select',
        name: 'School',
        label: 'School',
        placeholder: 'Please choose',
        options: [{ value: 'none', label: 'Not yet' }, { value: 'primary' }],
      },
    ],
    rules: [
      { field: 'FirstName', check: 'required', message: 'Please enter the name of the child' },
      {
        field: 'Birthday',
        check: 'not-after',
        date: 'today',
        whenFilled: true,
        clientOnly: true,
        message: 'Please enter a day that is past',
      },
    ],
  },
  withConditions: {
    kind: 'list',
    name: 'Pets',
    label: 'Your pets',
    max: 5,
    entry: 'Pet {number}',
    fields: [
      {
        kind: 'radio',
        name: 'Animal',
        label: 'What is it?',
        options: [
          { value: 'dog', label: 'A dog' },
          { value: 'cat', label: 'A cat' },
          { value: 'other', label: 'Another animal' },
        ],
      },
      {
        kind: 'text',
        name: 'Which',
        label: 'Which one?',
        showWhen: { field: 'Animal', is: 'other' },
      },
      {
        kind: 'number',
        name: 'Age',
        label: 'How old is it?',
        unit: 'years',
        errorMessage: 'Please enter a number',
      },
      {
        kind: 'checkbox',
        name: 'Medicine',
        label: 'It takes medicine',
        showWhen: {
          all: [
            { field: 'Animal', isOneOf: ['dog', 'cat'] },
            { field: 'Age', moreThan: 9 },
          ],
        },
      },
    ],
    rules: [{ field: 'Which', check: 'required', message: 'Please write what it is' }],
  },
} satisfies Record<string, FieldDefinition<'list'>>;
