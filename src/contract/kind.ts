import { lazy, mixed, type Schema } from 'yup';
import type { Metadata } from './metadata';

/**
 * The schema of an entry whose `kind` says which of `contracts` it must keep. `group` is what people
 * call such an entry.
 */
export const entryOfKind = <Contracts extends Record<string, Schema>>(
  group: NonNullable<Metadata['group']>,
  contracts: Contracts,
) => {
  const kinds = Object.keys(contracts).join(', ');
  const unknownKind = mixed<never>().test('kind', (value: unknown, { createError }) => {
    const kind = kindOf(value);
    return createError({
      params: { contracts },
      message:
        kind === undefined
          ? `has no kind: write one of ${kinds}`
          : `has the kind "${kind}", which is not known: choose one of ${kinds}`,
    });
  });
  return lazy((value: unknown): Schema => {
    const kind = kindOf(value);
    return (kind !== undefined && Object.hasOwn(contracts, kind) && contracts[kind]) || unknownKind;
  }).meta({ group, choices: { by: 'kind', contracts } });
};

const kindOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
    ? value.kind
    : undefined;
