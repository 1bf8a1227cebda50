import { array, object, string, type InferType, type Schema } from 'yup';
import { entryOfKind } from '../contract/kind';
import { flag, listOf, oneOf, optionalText, strictObject, text } from '../contract/primitives';
import { fieldContracts, type FieldDefinition } from '../fields/registry';
import { ruleContract, type RuleDefinition } from '../rules/rule-contract';

/** How a moment is written into the record: a number, a date as text, a date and time as text. */
export const stampKinds = ['milliseconds', 'date', 'dateTime'] as const;
export type StampKind = (typeof stampKinds)[number];

const outcome = strictObject({ toast: optionalText(), log: flag() }).test(
  'one-outcome',
  'must say either toast (words for the visitor) or log: true (nothing is shown)',
  ({ toast, log }) => (toast === undefined) === (log === true),
);

const record = strictObject({
  collection: string()
    .required('is missing: write the name of a collection')
    .matches(/^[A-Za-z][A-Za-z0-9_-]*$/, { message: 'must be letters, digits, - and _ alone' }),
  /** What is noted at submit, by the name under which it is stored. */
  stamps: object()
    .required('is missing')
    .test(
      'stamps',
      `must hold names with one of ${stampKinds.join(', ')} each`,
      (stamps: Record<string, unknown>) =>
        Object.values(stamps).every((kind) => stampKinds.some((known) => known === kind)),
    ),
  /** The names in the order in which they are stored; left out: fields, then stamps. */
  order: array().of(text()).typeError('must be a list in [ ]').optional(),
  /** Also keep each record in a list in memory until the page is left. */
  keepInMemory: flag(),
});

/** What a form asks, checks, stores and answers. */
const written = strictObject({
  title: text(),
  intro: optionalText(),
  fields: listOf(entryOfKind(fieldContracts)),
  /** In this order; the first that fails is the alert (specification, section 5). */
  rules: array().of(ruleContract).typeError('must be a list in [ ]').required('is missing'),
  record,
  /** A small text above the button, for example on privacy. */
  note: optionalText(),
  submit: strictObject({
    label: text(),
    look: oneOf(['button', 'arrow']),
    /** `submitted` clears at once, `saved` when the save has succeeded. */
    clear: oneOf(['submitted', 'saved']),
  }),
  outcome: strictObject({ saved: outcome, failed: outcome }),
});

type Written = InferType<typeof written>;

export type FormDefinition = Omit<Written, 'fields' | 'rules' | 'record'> & {
  fields: FieldDefinition[];
  rules: RuleDefinition[];
  record: Omit<Written['record'], 'stamps'> & { stamps: Record<string, StampKind> };
};

export type Outcome = Written['outcome']['saved'];

/** config/forms/<form>.ts, with the type of what the schema lets through. */
export const formContract = written as Schema as Schema<FormDefinition>;
