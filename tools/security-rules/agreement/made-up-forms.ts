import type { FieldKind } from '../../../src/fields/registry';
import type { FormDefinition } from '../../../src/form/form-contract';
import { formFields } from '../../../src/form/form-fields';
import { conditionCases, conditionForms } from './condition-forms';
import { everyRuleForms } from './every-rule-forms';
import { randomCases, randomForms } from './random-forms';
import { fieldCases, type RecordCase } from './record-cases';

type MadeUp = {
  title: string;
  forms: FormDefinition[];
  casesOf: (form: FormDefinition) => RecordCase[];
};

/** Kinds that are to both sides what text is. */
const likeText = new Set<FieldKind>(['email', 'tel', 'url', 'textarea']);

const ruleCases = (form: FormDefinition): RecordCase[] => {
  const isLikeText = formFields(form).some(({ field }) => likeText.has(field.kind));
  return fieldCases(form, isLikeText ? 8 : 1);
};

/** Forms of no site, and what is tried on each. */
export const madeUpForms: MadeUp[] = [
  { title: 'every rule on every kind of field', forms: everyRuleForms, casesOf: ruleCases },
  { title: 'conditions on every kind of field', forms: conditionForms, casesOf: conditionCases },
  { title: 'all of it together, by chance', forms: randomForms, casesOf: randomCases },
];
