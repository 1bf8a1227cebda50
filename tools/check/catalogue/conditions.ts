import { catalogue } from './catalogue-entry';

/** What shows or hides a part of a form, and the steps in which a form is asked. */
export const conditions = catalogue({
  conditionWithoutField: {
    code: 'SITE-130',
    description: 'This form has no field {found} above.',
    why: 'What decides whether something is shown is asked before it.',
    repair: 'Write the name of a field that stands above, or delete showWhen.',
    example: "showWhen: { field: 'New', filled: true },",
  },
  conditionOnLater: {
    code: 'SITE-131',
    description: 'The field {found} stands below.',
    why: 'What decides whether something is shown is asked before it.',
    repair:
      'Move that field above this one, in a form with steps into a step before; or name a field that stands above.',
    example:
      "{ kind: 'checkbox', name: 'New', label: 'I am new here' },\n{ kind: 'text', name: 'Before', label: 'Where were you before?', showWhen: { field: 'New', filled: true } },",
  },
  conditionOnItself: {
    code: 'SITE-132',
    description: '{found} is what it shows or hides itself.',
    why: 'What is hidden holds nothing: it could never be shown.',
    repair: 'Write the name of a field that stands above, or delete showWhen.',
    example: "showWhen: { field: 'New', filled: true },",
  },
  oneCondition: {
    code: 'SITE-133',
    description: 'Exactly one of “is”, “isNot” and “filled” must be said.',
    why: 'Nobody could tell when it is to be shown.',
    repair: "Write is: '…' with what the other field holds, isNot: '…', or filled: true.",
    example: "showWhen: { field: 'Size', is: 'large' },",
  },
  conditionNeverHolds: {
    code: 'SITE-134',
    description: 'This can never be so.',
    why: 'What it shows would be hidden for ever. The other field cannot hold this, or not while all that must hold as well does.',
    repair: 'Write something that the other field can hold, or delete showWhen.',
    example: "showWhen: { field: 'New', filled: true },",
  },
  fieldsAndSteps: {
    code: 'SITE-135',
    description: 'The form has fields and steps.',
    why: 'A form is asked at once or step by step, not both.',
    repair: 'Move the fields into a step, or delete the steps.',
    example:
      "steps: [\n  { title: 'You', fields: [{ kind: 'text', name: 'City', label: 'City' }] },\n  { title: 'Your wish', fields: [{ kind: 'textarea', name: 'Wish', label: 'Wish', rows: 4 }] },\n],",
  },
  steppingWithoutSteps: {
    code: 'SITE-136',
    description: 'The form has no steps, which these words are for.',
    why: 'There would be no buttons for them.',
    repair: 'Delete it, or write the fields in steps.',
    example:
      "steps: [\n  { title: 'You', fields: [{ kind: 'text', name: 'City', label: 'City' }] },\n],\nstepping: { next: 'Next', back: 'Back' },",
  },
});
