import { referenceSign, referenceStamp } from '../../../../src/schema/reference';
import { groupOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';

/** Thanks that say the number of the sender, of a form that gives none. */
export const checkReference = (form: Record<string, unknown>): Finding[] => {
  const { stamps } = groupOf(form.record);
  if (stamps === undefined || referenceStamp(groupOf(stamps)) !== undefined) return [];
  return ['saved', 'waiting'].flatMap((key): Finding[] => {
    const { toast } = groupOf(groupOf(form.outcome)[key]);
    return textOf(toast)?.includes(`{${referenceSign}}`)
      ? [
          {
            error: 'noReferenceStored',
            path: `outcome.${key}.toast`,
            see: { path: 'record.stamps' },
          },
        ]
      : [];
  });
};
