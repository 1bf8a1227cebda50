import type { FormDefinition } from '../../../src/form/form-contract';
import { conditionCases, conditionForms } from './condition-forms';
import { everyRuleForms } from './every-rule-forms';
import { randomCases, randomForms } from './random-forms';
import { fieldCases, type RecordCase } from './record-cases';

type MadeUp = {
  title: string;
  forms: FormDefinition[];
  casesOf: (form: FormDefinition) => RecordCase[];
};

/** Forms of no site, and what is tried on each. */
export const madeUpForms: MadeUp[] = [
  { title: 'every rule on every kind of field', forms: everyRuleForms, casesOf: fieldCases },
  { title: 'conditions on every kind of field', forms: conditionForms, casesOf: conditionCases },
  { title: 'all of it together, by chance', forms: randomForms, casesOf: randomCases },
];
