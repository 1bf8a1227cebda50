import type { Metadata } from '../../../../src/contract/metadata';
import { fieldContracts } from '../../../../src/fields/registry';
import type { Field } from './form-parts';

const known = new Map(
  Object.entries(fieldContracts).map(([kind, contract]) => [kind, contract.meta()]),
);

/** What the kind of a field says of itself. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): Metadata | undefined =>
  known.get(kind ?? '');
