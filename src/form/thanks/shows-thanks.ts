import { referenceStamp } from '../../schema/reference';
import type { FormDefinition } from '../form-schema';

/** Whether the thanks of a form stay below it: they have a number, depend on answers, or a button that prints a copy. */
export const showsThanks = ({ record, outcome: { saved } }: FormDefinition): boolean =>
  (saved.copy ?? saved.byAnswer) !== undefined || referenceStamp(record.stamps) !== undefined;
