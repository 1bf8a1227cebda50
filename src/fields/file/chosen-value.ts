import type { ValueKind } from '../kind-module';

/** The value of a file field. The address comes from the server: a visitor cannot correct it. */
export const chosenValue: ValueKind<'file'> = {
  empty: ({ maxFiles }) => (maxFiles === undefined ? '' : []),
  read: () => '',
  // A reload loses the file, and its address by itself would claim what is not shown.
  write: () => [],
  restore: () => undefined,
  holds: ({ maxFiles }, value) =>
    maxFiles === undefined
      ? typeof value === 'string'
      : Array.isArray(value) && value.length <= maxFiles,
  errorMessage: ({ errorMessages }) => errorMessages.tooMany ?? errorMessages.wrongType,
  inWords: (_field, _value, { files }) => files.join(', '),
};
