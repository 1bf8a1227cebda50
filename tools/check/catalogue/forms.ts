import { catalogue } from './catalogue-entry';

/** What the parts of a form say of each other. */
export const forms = catalogue({
  doubledField: {
    code: 'SITE-050',
    description: 'Another field is called {found} too.',
    why: 'What visitors write is stored under the name of the field: one would replace the other.',
    repair: 'Give each field a name of its own.',
    example: "{ kind: 'text', name: 'City', label: 'City' },",
  },
  doubledOption: {
    code: 'SITE-051',
    description: 'Another option has the value {found} too.',
    why: 'Nobody could tell which of the two a visitor chose.',
    repair: 'Give each option a value of its own.',
    example: "options: [{ value: 'small' }, { value: 'large' }],",
  },
  noSuchOption: {
    code: 'SITE-052',
    description: '{found} is none of the options of this field.',
    why: 'The field can only hold one of its options.',
    repair: 'Write the value of one of the options.',
    example: "initial: 'small',\nshowWhen: { field: 'Size', isNot: 'small' },",
  },
  ruleWithoutField: {
    code: 'SITE-053',
    description: 'This form has no field {found}.',
    why: 'A rule checks a field; this one would check nothing.',
    repair: 'Write the name of a field of this form, or delete the rule.',
    example: "{ field: 'Email', check: 'email', message: 'Please enter your e-mail' },",
  },
  ruleForFile: {
    code: 'SITE-054',
    description: 'The rule {found} cannot be asked of a file.',
    why: 'A rule can ask that a file is there, and of a field with maxFiles how many. What a file may be is said in its field: types and size.',
    repair:
      'Write the rule “required”, or “min” and “max” for a field with maxFiles, or delete the rule.',
    example: "{ field: 'Cv', check: 'required', message: 'Please add your CV' },",
  },
  ruleForBrowserAlone: {
    code: 'SITE-055',
    description: 'The rule {found} cannot be said in the security rules of the database.',
    why: 'The database would take what the form refuses.',
    repair:
      'Write clientOnly: true in the rule to ask it in the browser alone, or choose another rule.',
    example: "{ field: 'City', check: '…', message: '…', clientOnly: true },",
  },
  stampIsField: {
    code: 'SITE-056',
    description: 'A field is called “{found}” too.',
    why: 'Both would be stored under one name.',
    repair: 'Give the stamp or the field another name.',
    example: "stamps: { id: 'milliseconds', Date: 'date' },",
  },
  orderUnknown: {
    code: 'SITE-057',
    description: '{found} is neither a field nor a stamp of this form.',
    why: 'The order lists what is stored.',
    repair: 'Write the name of a field or stamp, or delete it from the order.',
    example: "order: ['Email', 'id', 'Date'],",
  },
  orderTwice: {
    code: 'SITE-058',
    description: '{found} is listed twice.',
    why: 'Each field and stamp is stored once.',
    repair: 'Delete one of the two.',
    example: "order: ['Email', 'id', 'Date'],",
  },
  orderLeavesOut: {
    code: 'SITE-059',
    description: 'The order leaves out {found}.',
    why: 'What it leaves out would not be stored.',
    repair: 'List every field and every stamp once, or delete the order.',
    example: "order: ['Email', 'id', 'Date'],",
  },
  oneOutcome: {
    code: 'SITE-060',
    description: 'Exactly one of “toast” and “log” must be said.',
    why: 'Either the visitor is told something, or it is only logged.',
    repair: "Write toast: '…' with the words for the visitor, or log: true.",
    example: "outcome: { saved: { toast: 'Thank you' }, failed: { log: true } },",
  },
  contradictoryRules: {
    code: 'SITE-061',
    description: 'Nothing can pass both this rule and the rule “{other}” of the same field.',
    why: 'Nobody could ever send the form.',
    repair: 'Delete one of the two rules.',
    example: "{ field: 'Number', check: 'digits', message: '…' },",
  },
  ruleAgainstLimit: {
    code: 'SITE-062',
    description: 'The rule speaks of {found}, the field takes {limit} at most.',
    why: 'Nobody could ever send the form; or a rule of the most could never be broken.',
    repair:
      'Lower what the rule asks for, or raise what the field takes: its maxLength, its options, its stars or its maxFiles.',
    example: "{ field: 'City', check: 'min-length', length: 3, message: '…' },",
  },
  startTooLong: {
    code: 'SITE-063',
    description: 'The text is longer than the {limit} characters that the field takes.',
    why: 'The form could not be sent as it is shown.',
    repair: 'Shorten it, or raise maxLength.',
    example: "initial: 'Hello',",
  },
  sharedCollection: {
    code: 'SITE-064',
    description: '{found} is where {other} stores too.',
    why: 'The records of two forms would lie in one heap.',
    repair: 'Give each form a collection of its own.',
    example: "record: { collection: 'Callbacks', stamps: { id: 'milliseconds' } },",
  },
  ruleRepeated: {
    code: 'SITE-065',
    description: 'The same rule stands above already.',
    why: 'The second one can never say anything.',
    repair: 'Delete one of the two.',
    example: "{ field: 'Email', check: 'email', message: 'Please enter your e-mail' },",
  },
  ruleAgainstField: {
    code: 'SITE-067',
    description: 'What this field holds cannot pass the rule {found}.',
    why: 'Nobody could ever send the form.',
    repair: 'Choose a rule that fits the field, or delete the rule.',
    example: "{ field: 'Email', check: 'email', message: 'Please enter your e-mail' },",
  },
  ruleInField: {
    code: 'SITE-066',
    description: 'A field does not say “{found}”: a rule does.',
    why: 'What must be filled in is checked by the rules of the form, with words for the visitor.',
    repair:
      'Delete it here; where the field must be filled in, write a rule among the rules of the form.',
    example: "{ field: 'Email', check: 'required', message: 'Please enter your e-mail' },",
  },
});
