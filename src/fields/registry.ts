import type { InferType } from 'yup';
import { checkboxContract } from './checkbox/contract';
import { checkboxesContract } from './checkboxes/contract';
import { dateContract } from './date/contract';
import { emailContract } from './email/contract';
import { fileContract } from './file/contract';
import { groupContract } from './group/contract';
import { noteContract } from './note/contract';
import { numberContract } from './number/contract';
import { radioContract } from './radio/contract';
import { ratingContract } from './rating/contract';
import { selectContract } from './select/contract';
import { telContract } from './tel/contract';
import { textContract } from './text/contract';
import { textareaContract } from './textarea/contract';
import { timeContract } from './time/contract';
import { urlContract } from './url/contract';

/** Every kind that asks something: one line each. What is no line of text has a control in its folder. */
export const fieldContracts = {
  text: textContract,
  email: emailContract,
  tel: telContract,
  url: urlContract,
  textarea: textareaContract,
  number: numberContract,
  date: dateContract,
  time: timeContract,
  select: selectContract,
  radio: radioContract,
  checkbox: checkboxContract,
  checkboxes: checkboxesContract,
  rating: ratingContract,
  file: fileContract,
};

/** What may stand in a group. */
const groupedContracts = { ...fieldContracts, note: noteContract };

/** Every kind that may stand in a form. */
export const itemContracts = { ...groupedContracts, group: groupContract(groupedContracts) };

type Contracts = typeof fieldContracts;
export type FieldKind = keyof Contracts;
export type FieldDefinition<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: InferType<Contracts[Each]>;
}[Kind];

export type NoteDefinition = InferType<typeof noteContract>;
export type GroupDefinition = Omit<InferType<typeof itemContracts.group>, 'fields'> & {
  fields: (FieldDefinition | NoteDefinition)[];
};
/** Something that stands in a form. */
export type FormItem = FieldDefinition | NoteDefinition | GroupDefinition;
