import { array, type InferType, type Schema } from 'yup';
import { entryOfKind } from '../contract/kind';
import {
  flag,
  listOf,
  oneOf,
  optionalText,
  says,
  strictObject,
  text,
} from '../contract/primitives';
import { recordContract, type RecordDefinition } from '../contract/record';
import { fieldContracts, type FieldDefinition } from '../fields/registry';
import { ruleContract, type RuleDefinition } from '../rules/rule-contract';

const outcome = (words: string) =>
  strictObject({
    toast: optionalText(
      'Words that appear for a moment in the corner of the window.',
      'nothing is shown',
    ),
    log: flag('Shows nothing to the visitor. Write either this or toast.'),
  })
    .test(
      'one-outcome',
      'must say either toast (words for the visitor) or log: true (nothing is shown)',
      ({ toast, log }) => (toast === undefined) === (log === true),
    )
    .meta({ says: words, group: { name: 'Outcome', says: 'What the visitor is shown.' } });

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

/** What a form asks, checks, stores and answers. */
const written = strictObject({
  title: text('The name of the form.'),
  intro: optionalText('Words above the fields.', 'the form starts with its fields'),
  fields: listOf(
    'The fields, in order.',
    entryOfKind({ name: 'Field', says: 'Something that a form asks.' }, fieldContracts),
  ),
  // Specification, section 5.
  rules: array()
    .of(ruleContract)
    .typeError('must be a list in [ ]')
    .required('is missing')
    .meta({ says: 'What is checked, in this order. The visitor is told of the first that fails.' }),
  record: says('What is stored, and where.', recordContract),
  honeypot: flag(
    'Adds a field that only robots fill in. What they send looks sent, and is not stored.',
  ),
  note: optionalText(
    'A small text above the button, for example on privacy.',
    'nothing stands there',
  ),
  submit: says('The button.', submit),
  outcome: says(
    'What happens after the form was sent.',
    strictObject({
      saved: outcome('When it has been stored.'),
      failed: outcome('When it cannot be stored.'),
    }),
  ),
}).meta({ says: 'One form: what it asks, checks, stores and answers.' });

type Written = InferType<typeof written>;

export type FormDefinition = Omit<Written, 'fields' | 'rules' | 'record'> & {
  fields: FieldDefinition[];
  rules: RuleDefinition[];
  record: RecordDefinition;
};

/** config/forms/<form>.ts, with the type of what the schema lets through. */
export const formContract = written as Schema as Schema<FormDefinition>;
