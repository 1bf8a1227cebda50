import { array, type InferType, type Schema } from 'yup';
import { showWhen } from '../contract/condition';
import { entryOfKind } from '../contract/kind';
import { lacks } from '../contract/lacks';
import {
  flag,
  listOf,
  oneOf,
  optionalList,
  optionalMarkedText,
  optionalText,
  says,
  strictObject,
  text,
} from '../contract/primitives';
import { recordContract, type RecordDefinition } from '../contract/record';
import { itemContracts, type FormItem } from '../fields/registry';
import { ruleContract, type RuleDefinition } from '../rules/rule-contract';

const outcomeKeys = {
  toast: optionalText(
    'Words that appear for a moment in the corner of the window.',
    'nothing is shown',
  ),
  log: flag('Shows nothing to the visitor. Write either this or toast.'),
};

const failed = strictObject(outcomeKeys)
  .test(
    'one-outcome',
    'must say either toast (words for the visitor) or log: true (nothing is shown)',
    ({ toast, log }) => (toast === undefined) === (log === true),
  )
  .meta({
    says: 'When it cannot be stored.',
    group: { name: 'Failure', says: 'What the visitor is shown.' },
  });

const saved = strictObject({
  ...outcomeKeys,
  goTo: optionalText(
    'The page that is shown then, for example /Thanks. A toast may be shown there as well.',
    'the visitor stays where they are',
  ).test(
    'page',
    'must start with /: it is a page of this site',
    (path) => path === undefined || /^\/(?!\/)\S*$/.test(path),
  ),
})
  .test(
    'one-outcome',
    'must say toast (words for the visitor), goTo (a page) or log: true (nothing is shown)',
    ({ toast, log, goTo }) => (toast === undefined && goTo === undefined) === (log === true),
  )
  .meta({
    says: 'When it has been stored.',
    group: { name: 'Success', says: 'What the visitor is shown.' },
  });

const submit = strictObject({
  label: text('The words of the button.'),
  look: oneOf('How the button looks.', {
    button: 'a button with its words',
    arrow: 'an arrow beside the field; the words are for those who cannot see it',
  }),
  clear: oneOf('When the fields are emptied.', {
    submitted: 'at once, whether or not it can be stored',
    saved: 'when it has been stored',
  }),
});

const items = (words: string) =>
  listOf(words, entryOfKind({ name: 'Field', says: 'Something that a form asks.' }, itemContracts));

const step = strictObject({
  title: text('What the step is called.'),
  fields: items('The fields of the step, in order.'),
  showWhen: showWhen(),
}).meta({ group: { name: 'Step', says: 'Some fields of a form that is asked in steps.' } });

const stepping = strictObject({
  next: text('The words of the button that leads to the next step.'),
  back: text('The words of the button that leads to the step before.'),
  summary: strictObject({
    title: text('What the last step is called, in which all that was written is shown again.'),
    change: text('The words of the button that leads back to a step, for example Change.'),
    yes: text('What stands there for a box that is ticked.'),
  })
    .optional()
    .default(undefined)
    .meta({
      says: 'Shows all that was written once more before it is sent.',
      leftOut: 'the last step sends it',
    }),
});

/** What a form asks, checks, stores and answers. */
const written = strictObject({
  title: text('The name of the form.'),
  intro: optionalMarkedText('Words above the fields.', 'the form starts with its fields'),
  fields: items('The fields, in order.').optional().default(undefined).meta({
    leftOut: 'the form is asked in steps, which have the fields',
  }),
  steps: optionalList(
    'The steps in which the form is asked, instead of fields.',
    'all fields stand in one form',
    step,
  ),
  stepping: stepping.optional().default(undefined).meta({
    says: 'The words of a form that is asked in steps.',
    leftOut: 'the form has no steps',
  }),
  // Specification, section 5.
  rules: array()
    .of(ruleContract)
    .typeError('must be a list in [ ]')
    .required('is missing')
    .meta({ says: 'What is checked, in this order. The visitor is told of the first that fails.' }),
  record: says('What is stored, and where.', recordContract),
  honeypot: flag(
    'Adds a field that only robots fill in. What they send looks sent, and is not stored.',
  ).meta({
    alsoCalled: ['captcha', 'recaptcha', 'hcaptcha', 'turnstile', 'spam-protection', 'hidden'],
  }),
  note: optionalMarkedText(
    'A small text above the button, for example on privacy.',
    'nothing stands there',
  ),
  submit: says('The button.', submit),
  outcome: says(
    'What happens after the form was sent.',
    strictObject({
      saved,
      failed,
    }),
  ),
})
  .test(lacks({ key: 'fields', form: '[ … ]', when: ({ fields, steps }) => !fields && !steps }))
  .test(
    lacks({
      key: 'stepping',
      form: "{ next: 'Next', back: 'Back' }",
      when: ({ steps, stepping: words }) => steps !== undefined && !words,
    }),
  )
  .test(
    'fields-or-steps',
    'must have either fields, or steps with the words of stepping',
    ({ fields, steps, stepping: words }) =>
      fields ? !steps && !words : Boolean(steps?.length && words),
  )
  .meta({ says: 'One form: what it asks, checks, stores and answers.' });

type Written = InferType<typeof written>;

export type StepDefinition = Omit<InferType<typeof step>, 'fields'> & { fields: FormItem[] };

export type FormDefinition = Omit<Written, 'fields' | 'steps' | 'rules' | 'record'> & {
  fields?: FormItem[] | undefined;
  steps?: StepDefinition[] | undefined;
  rules: RuleDefinition[];
  record: RecordDefinition;
};

/** config/forms/<form>.ts, with the type of what the schema lets through. */
export const formContract = written as Schema as Schema<FormDefinition>;
