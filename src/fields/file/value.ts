import type { ValueKind } from '../kind-module';
import type { FieldDefinition } from '../registry';
import { chosenValue } from './chosen-value';
import { fileAddress } from './file-address';

const isAddress = ({ upload }: FieldDefinition<'file'>, value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000 && fileAddress(upload.folder).test(value);

/** The address of the sent file, or nothing; for several files, their addresses. */
export const fileValue: ValueKind<'file'> = {
  ...chosenValue,
  holds: (field, value) =>
    field.maxFiles === undefined
      ? isAddress(field, value)
      : Array.isArray(value) &&
        value.length <= field.maxFiles &&
        value.every((each) => each !== '' && isAddress(field, each)),
};
