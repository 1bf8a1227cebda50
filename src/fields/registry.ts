import type { InferType } from 'yup';
import { emailContract } from './email/contract';
import { fileContract } from './file/contract';
import { selectContract } from './select/contract';
import { telContract } from './tel/contract';
import { textContract } from './text/contract';
import { textareaContract } from './textarea/contract';

/** Every field kind: one line each. What is no line of text has a control in the folder of its name. */
export const fieldContracts = {
  text: textContract,
  email: emailContract,
  tel: telContract,
  textarea: textareaContract,
  select: selectContract,
  file: fileContract,
};

type Contracts = typeof fieldContracts;
export type FieldKind = keyof Contracts;
export type FieldDefinition<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: InferType<Contracts[Each]>;
}[Kind];
