import type { GroupDefinition } from '../registry';

export const examples = {
  inColumns: {
    kind: 'group',
    legend: 'Where you live',
    columns: 'two',
    fields: [
      { kind: 'text', name: 'Street', label: 'Street', autoComplete: 'address-line1' },
      { kind: 'text', name: 'Town', label: 'Town', autoComplete: 'address-level2' },
    ],
  },
  withAConditionalField: {
    kind: 'group',
    legend: 'About you',
    fields: [
      { kind: 'checkbox', name: 'New', label: 'I am a new patient' },
      {
        kind: 'radio',
        name: 'For',
        label: 'Who is the appointment for?',
        options: [{ value: 'Me' }, { value: 'My child' }],
      },
      {
        kind: 'text',
        name: 'Child',
        label: 'Name of your child',
        showWhen: { field: 'For', is: 'My child' },
      },
      {
        kind: 'text',
        name: 'Before',
        label: 'Who was your dentist before?',
        showWhen: { field: 'New', filled: true },
      },
    ],
  },
} satisfies Record<string, GroupDefinition>;
