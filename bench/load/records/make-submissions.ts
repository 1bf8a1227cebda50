import type { FieldDefinition } from '../../../src/fields/registry';
import { formFields, isShown } from '../../../src/form/form-fields';
import type { FormDefinition } from '../../../src/form/form-schema';
import { dayOf } from '../../../src/rules/today';
import type { StoredRecord, Value, Values } from '../../../src/schema/record';
import { createRecord } from '../../../src/submission/create-record';
import { documentId } from '../../../src/submission/random-id';
import type { SeededRandom } from '../seeded-random';
import { answerField } from './answer-field';

/** What a visitor's browser sends; the id is made before the first attempt. */
export type Submission = { collection: string; id: string; record: StoredRecord };

const visit = { page: '/Contact', language: 'en', pageLanguage: 'en-GB', campaign: '' };

/** The values of the visible fields, given what is entered into each one above. */
const shownValues = (form: FormDefinition, answer: (field: FieldDefinition) => Value): Values => {
  const today = dayOf(new Date());
  return formFields(form).reduce<Values>(
    (values, { field, when }) =>
      isShown(when, { values, today }) ? { ...values, [field.name]: answer(field) } : values,
    {},
  );
};

/** `count` submissions of the forms in turn. */
export const makeSubmissions = (
  forms: FormDefinition[],
  { count, random }: { count: number; random: SeededRandom },
): Submission[] =>
  Array.from({ length: count }, (_, visitor) => {
    const form = forms[visitor % forms.length];
    if (!form) throw new Error('The site has no forms.');
    const values = shownValues(form, (field) => answerField(field, { visitor, random }));
    return {
      collection: form.record.collection,
      id: documentId(random.bytes),
      record: createRecord(form.record, values, { at: new Date(), ...visit }),
    };
  });
