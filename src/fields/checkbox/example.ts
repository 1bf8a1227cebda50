import type { FieldDefinition } from '../registry';

export const examples = {
  withALink: {
    kind: 'checkbox',
    name: 'Consent',
    label: 'I have read [how you use my data](/Contact) and **agree**.',
  },
  plain: { kind: 'checkbox', name: 'Call', label: 'Please call me' },
  ticked: {
    kind: 'checkbox',
    name: 'Copy',
    label: 'Send me a copy',
    hint: 'It goes to your e-mail address',
    initial: true,
  },
} satisfies Record<string, FieldDefinition<'checkbox'>>;
