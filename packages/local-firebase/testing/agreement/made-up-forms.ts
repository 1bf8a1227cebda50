import type { FieldKind } from '../../../../src/fields/registry';
import { formFields } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { someOf } from '../../../../tests/runs';
import { conditionCases, conditionForms } from './condition-forms';
import {
  conditionalRuleCases,
  conditionalRuleForms,
  eitherCases,
  eitherForms,
} from './conditional-rule-forms';
import { everyRuleForms } from './every-rule-forms';
import { largeCases, largeForms } from './large-forms';
import { licenceForm } from './licence-form';
import { randomCases, randomForms } from './random-forms';
import { fieldCases, formOf, type RecordCase } from './record-cases';

type MadeUp = {
  title: string;
  forms: FormDefinition[];
  casesOf: (form: FormDefinition) => RecordCase[];
};

/** Samples are enough for kinds that both sides treat as text, and for those with many values. */
const oneIn: Partial<Record<FieldKind, number>> = {
  email: 12,
  tel: 12,
  url: 12,
  textarea: 12,
  select: 3,
  file: 3,
};

const ruleCases = (form: FormDefinition): RecordCase[] => {
  const [asked] = formFields(form);
  return fieldCases(form, asked && oneIn[asked.field.kind]);
};

/** Each takes as long as fifty of a small form. */
const fewLargeCases = (form: FormDefinition): RecordCase[] =>
  someOf(largeCases(form), { oneIn: 4 });

/** Made-up forms, and the cases of each. */
export const madeUpForms: MadeUp[] = [
  { title: 'every rule on every kind of field', forms: everyRuleForms, casesOf: ruleCases },
  {
    title: 'every rule under a condition',
    forms: conditionalRuleForms,
    casesOf: conditionalRuleCases,
  },
  { title: 'one of three fields of every kind', forms: eitherForms, casesOf: eitherCases },
  { title: 'conditions on every kind of field', forms: conditionForms, casesOf: conditionCases },
  { title: 'every rule, in forms of many fields', forms: largeForms, casesOf: fewLargeCases },
  {
    title: 'a form of 150 fields',
    forms: [formOf('licences', licenceForm(150))],
    casesOf: fewLargeCases,
  },
  { title: 'all of it together, by chance', forms: randomForms, casesOf: randomCases },
];
