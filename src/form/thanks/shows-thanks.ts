import { referenceStamp } from '../../schema/reference';
import type { FormDefinition } from '../form-schema';

/** Whether the thanks of a form stay below it: they have a number, or a button that prints a copy. */
export const showsThanks = ({ record, outcome }: FormDefinition): boolean =>
  outcome.saved.copy !== undefined || referenceStamp(record.stamps) !== undefined;
