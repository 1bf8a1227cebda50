import { array, type InferType, type Schema } from 'yup';
import { entryOfKind } from '../contract/kind';
import { flag, listOf, oneOf, optionalText, strictObject, text } from '../contract/primitives';
import { recordContract, type RecordDefinition } from '../contract/record';
import { fieldContracts, type FieldDefinition } from '../fields/registry';
import { ruleContract, type RuleDefinition } from '../rules/rule-contract';

const outcome = strictObject({ toast: optionalText(), log: flag() }).test(
  'one-outcome',
  'must say either toast (words for the visitor) or log: true (nothing is shown)',
  ({ toast, log }) => (toast === undefined) === (log === true),
);

/** What a form asks, checks, stores and answers. */
const written = strictObject({
  title: text(),
  intro: optionalText(),
  fields: listOf(entryOfKind(fieldContracts)),
  /** In this order; the first that fails is the alert (specification, section 5). */
  rules: array().of(ruleContract).typeError('must be a list in [ ]').required('is missing'),
  record: recordContract,
  /** A control that only robots fill in: what they send looks sent and is not stored. */
  honeypot: flag(),
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
  record: RecordDefinition;
};

/** config/forms/<form>.ts, with the type of what the schema lets through. */
export const formContract = written as Schema as Schema<FormDefinition>;
