import type { FieldKind } from '../../../src/fields/registry';
import { checkbox } from './checkbox';
import { checkboxes } from './checkboxes';
import { choice } from './choice';
import { date } from './date';
import type { FieldCondition } from './field-condition';
import { file } from './file';
import { number } from './number';
import { rating } from './rating';
import { text } from './text';
import { time } from './time';

/** What a record may hold in fields of each kind: one line each. */
export const fieldConditions: { [Kind in FieldKind]: FieldCondition<Kind> } = {
  text,
  email: text,
  tel: text,
  url: text,
  textarea: text,
  number,
  date,
  time,
  select: choice,
  radio: choice,
  checkbox,
  checkboxes,
  rating,
  file,
};
