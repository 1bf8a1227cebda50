import { catalogue } from './catalogue-entry';

/** Errors in what a rule says of other fields: the condition under which it asks, and those of which one will do. */
export const rules = catalogue({
  ruleConditionSuperfluous: {
    code: 'SITE-632',
    severity: 'improvable',
    description: 'The field of this rule is shown under this condition alone.',
    why: 'What is hidden is not checked: the rule asks the same without “when”.',
    repair: 'Delete the condition.',
    example: "{ field: 'Company', check: 'required', message: '…' },",
  },
  otherInLaterStep: {
    code: 'SITE-633',
    description: 'The field {found} stands in a later step than the field of this rule.',
    why: 'This step asks for one of them before the other one is seen: nobody who wants to fill in that one could go on.',
    repair:
      'Write the rule of the field that stands in the last of these steps, or move the fields.',
    example:
      "{ field: 'Phone', check: 'at-least-one', others: ['Email'], message: 'Please enter your telephone number or your e-mail address' },",
  },
  ruleNeverAsks: {
    code: 'SITE-634',
    description: 'The rule {found} accepts everything with whenFilled.',
    why: 'It asks that something is filled in, and whenFilled accepts an empty field.',
    repair: 'Delete whenFilled, or the rule.',
    example: "{ field: 'Email', check: 'required', message: 'Please enter your e-mail' },",
  },
});
