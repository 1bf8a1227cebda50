import type { FormDefinition } from '../../../../src/form/form-schema';
import { seed } from '../../../../tests/runs';
import { type Random, randomOf } from './random';
import { judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

type Tried = {
  /** With it each test has random numbers of its own. */
  salt: number;
  /** How often records of each form are made. */
  eachForm: number;
  recordsBy: (form: FormDefinition, random: Random, place: number) => Record<string, unknown>[];
  /** Only the first of them is what the form sends: both have to refuse the others. */
  isOnlyFirst?: boolean;
};

/** Records of which the form's own schema says one thing and the server's rules another, and how many it takes. */
export const disagreements = (
  forms: readonly FormDefinition[],
  { salt, eachForm, recordsBy, isOnlyFirst = false }: Tried,
) => {
  const differ: string[] = [];
  const counted = { stored: 0, refused: 0 };
  for (const [place, form] of forms.entries()) {
    const random = randomOf(seed + salt + place);
    const judge = judgeOf(form);
    // All of them in one file would be too many bytes.
    const isAllowed = rulesDecision([form]);
    for (let count = 0; count < eachForm; count += 1) {
      for (const [index, made] of recordsBy(form, random, place).entries()) {
        const { expected, collection, record } = judge('', made);
        counted[expected ? 'stored' : 'refused'] += 1;
        const wanted = isOnlyFirst ? index === 0 : expected;
        if (expected !== wanted || isAllowed({ collection, record }) !== wanted) {
          differ.push(JSON.stringify({ collection, record, expected }));
        }
      }
    }
  }
  return { differ, ...counted };
};
