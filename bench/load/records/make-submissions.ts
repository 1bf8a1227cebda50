import type { StoredRecord } from '../../../src/contract/record';
import type { FormDefinition } from '../../../src/form/form-contract';
import { createRecord } from '../../../src/submission/create-record';
import { documentId } from '../../../src/submission/random-id';
import type { SeededRandom } from '../seeded-random';
import { answerField } from './answer-field';

/** What a visitor's browser sends; the id is made before the first attempt. */
export type Submission = { collection: string; id: string; record: StoredRecord };

/** `count` submissions of the forms in turn. */
export const makeSubmissions = (
  forms: FormDefinition[],
  { count, random }: { count: number; random: SeededRandom },
): Submission[] =>
  Array.from({ length: count }, (_, visitor) => {
    const form = forms[visitor % forms.length];
    if (!form) throw new Error('The site has no forms.');
    const values = Object.fromEntries(
      form.fields.map((field) => [field.name, answerField(field, { visitor, random })]),
    );
    return {
      collection: form.record.collection,
      id: documentId(random.bytes),
      record: createRecord(form.record, values, new Date()),
    };
  });
