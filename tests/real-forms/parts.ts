import type { FieldDefinition, FormItem } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-schema';
import type { RuleDefinition } from '../../src/rules/schemas';

/** What all of these forms have, so that each says only what it asks. */

export const words = {
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'Thank you' }, failed: { toast: 'Please try again' } },
} satisfies Partial<FormDefinition>;

export const stepping = {
  next: 'Next',
  back: 'Back',
  summary: { title: 'Your answers', change: 'Change', yes: 'Yes' },
} satisfies FormDefinition['stepping'];

export const required = (field: string, message = 'Please answer this'): RuleDefinition => ({
  field,
  check: 'required',
  message,
});

/** The rule for each of these names. */
export const allRequired = (...names: string[]): RuleDefinition[] =>
  names.map((name) => required(name));

export const text = (name: string, label: string, maxLength = 200): FieldDefinition<'text'> => ({
  kind: 'text',
  name,
  label,
  maxLength,
});

export const lines = (
  name: string,
  label: string,
  more: Partial<FieldDefinition<'textarea'>> = {},
): FieldDefinition<'textarea'> => ({
  kind: 'textarea',
  name,
  label,
  rows: 4,
  maxLength: 2000,
  ...more,
});

export const yesNo = (name: string, label: string): FieldDefinition<'radio'> => ({
  kind: 'radio',
  name,
  label,
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
});

/** A question, and what is asked besides where the answer is yes. */
export const ifYes = (question: FieldDefinition<'radio'>, ...then: FormItem[]): FormItem[] => [
  question,
  ...then.map((item) => ({ ...item, showWhen: { field: question.name, is: 'yes' } })),
];

export const whole = (name: string, label: string, unit?: string): FieldDefinition<'number'> => ({
  kind: 'number',
  name,
  label,
  errorMessage: 'Please enter a number',
  ...(unit !== undefined && { unit }),
});

export const some = (name: string, label: string, ...values: string[]) =>
  ({
    kind: 'checkboxes',
    name,
    label,
    options: values.map((value) => ({ value })),
  }) satisfies FieldDefinition<'checkboxes'>;

export const phone = (name: string, label: string): FieldDefinition<'tel'> => ({
  kind: 'tel',
  name,
  label,
  maxLength: 30,
});

export const email = (name: string, label: string): FieldDefinition<'email'> => ({
  kind: 'email',
  name,
  label,
  maxLength: 254,
});

export const address = (name: string, label: string): FieldDefinition<'stored-group'> => ({
  kind: 'stored-group',
  name,
  label,
  fields: [
    text('Line1', 'Street and number', 100),
    text('Line2', 'What else belongs to it', 100),
    text('Town', 'Town', 60),
    text('Code', 'Postcode', 12),
  ],
  rules: allRequired('Line1', 'Town', 'Code'),
});
