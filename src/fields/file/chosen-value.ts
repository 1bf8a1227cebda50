import type { ValueKind } from '../kind-module';

/**
 * What a form holds of the files that were chosen. The address is the server's own word, whichever
 * server that is: a visitor is not asked about it.
 */
export const chosenValue: ValueKind<'file'> = {
  empty: ({ maxFiles }) => (maxFiles === undefined ? '' : []),
  read: () => '',
  // The browser hands the file to nobody, and an address without it would claim what is not seen.
  write: () => [],
  restore: () => undefined,
  holds: ({ maxFiles }, value) =>
    maxFiles === undefined
      ? typeof value === 'string'
      : Array.isArray(value) && value.length <= maxFiles,
  refusal: ({ refusals }) => refusals.tooMany ?? refusals.wrongType,
};
