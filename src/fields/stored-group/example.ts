import type { FieldDefinition } from '../registry';

export const examples = {
  address: {
    kind: 'stored-group',
    name: 'Address',
    label: 'Where you live',
    fields: [
      { kind: 'text', name: 'Street', label: 'Street and number', autoComplete: 'address-line1' },
      {
        kind: 'text',
        name: 'Code',
        label: 'Postal code',
        width: 'half',
        maxLength: 12,
        autoComplete: 'postal-code',
      },
      {
        kind: 'text',
        name: 'Town',
        label: 'Town',
        width: 'half',
        autoComplete: 'address-level2',
      },
    ],
    rules: [{ field: 'Town', check: 'required', message: 'Please enter your town' }],
  },
  withAConditionalField: {
    kind: 'stored-group',
    name: 'Insurance',
    label: 'How you are insured',
    hint: 'As it is on your card',
    fields: [
      {
        kind: 'radio',
        name: 'Sort',
        label: 'Insurance',
        options: [
          { value: 'public', label: 'Public' },
          { value: 'private', label: 'Private' },
        ],
      },
      {
        kind: 'text',
        name: 'Number',
        label: 'Number of your card',
        showWhen: { field: 'Sort', is: 'public' },
      },
    ],
  },
} satisfies Record<string, FieldDefinition<'stored-group'>>;
