import type { FieldDefinition } from '../registry';

export const examples = {
  withPlaceholder: {
    kind: 'select',
    name: 'Size',
    label: 'Size of your firm',
    placeholder: 'Please choose',
    prefill: 'size',
    options: [
      { value: 'one', label: 'I work alone' },
      { value: '2 to 10' },
      { value: '11 or more' },
    ],
  },
  withPrices: {
    kind: 'select',
    name: 'Course',
    label: 'Course',
    placeholder: 'Please choose',
    options: [
      { value: 'german', label: 'German', price: 180 },
      { value: 'french', label: 'French', price: 165 },
    ],
  },
  withFirstChoice: {
    kind: 'select',
    name: 'Title',
    label: 'Title',
    autoComplete: 'honorific-prefix',
    initial: 'Ms',
    afterSubmit: 'Mr',
    options: [{ value: 'Mr' }, { value: 'Ms' }],
  },
} satisfies Record<string, FieldDefinition<'select'>>;
