import { reach, type Schema, type SchemaDescription } from 'yup';
import type { Metadata } from '../../../src/contract/metadata';
import { valueAt } from '../read/paths';

/** A file's value, and the contract that it must keep. */
export type Kept = { contract: Schema; value: unknown };

const unresolvedAt = ({ contract, value }: Kept, path: string): Schema | undefined => {
  try {
    return path === '' ? contract : (reach(contract, path, value) as Schema);
  } catch {
    // Nothing is said of an entry that no contract knows.
    return undefined;
  }
};

/** The contract of the entry at `path`, as far as there is one for this value. */
export const contractAt = (kept: Kept, path: string): Schema | undefined =>
  unresolvedAt(kept, path)?.resolve({ value: valueAt(kept.value, path) });

/** The contracts of which the entry at `path` keeps one. */
export const choicesAt = (kept: Kept, path: string): Metadata['choices'] =>
  metaOf(path === '' ? undefined : unresolvedAt(kept, path)?.describe()).choices;

/** The contracts of which the entry at `path` may keep any, as a picture is a drawing or a photo. */
export const contractsAt = (kept: Kept, path: string): Schema[] => {
  const own = contractAt(kept, path);
  const choices = choicesAt(kept, path);
  if (choices && choices.by === undefined) {
    return [...(choices.text ? [choices.text] : []), ...Object.values(choices.contracts)];
  }
  return own ? [own] : [];
};

export const describeAt = (kept: Kept, path: string): SchemaDescription | undefined =>
  contractAt(kept, path)?.describe();

/** What a contract says of itself beside what it checks. */
export const metaOf = (description: SchemaDescription | undefined): Metadata =>
  (description && 'meta' in description ? description.meta : undefined) ?? {};

export const metaAt = (kept: Kept, path: string): Metadata => metaOf(describeAt(kept, path));

/** The tests of a contract, and what they were given. */
export const testsOf = (description: SchemaDescription | undefined) =>
  description && 'tests' in description ? description.tests : [];

/** Which keys the entry at `path` may have: without a description, which says everything of everything in it. */
export const keysAt = (kept: Kept, path: string): string[] => {
  const contract = contractAt(kept, path);
  return contract && 'fields' in contract ? Object.keys(Object(contract.fields) as object) : [];
};

export const keysOf = (description: SchemaDescription | undefined): string[] =>
  description && 'fields' in description ? Object.keys(description.fields as object) : [];

export const wordsOf = (description: SchemaDescription | undefined): string[] =>
  description && 'oneOf' in description ? description.oneOf.map(String) : [];

/** Whether an entry of this description must be there. */
export const isNeeded = (description: unknown): boolean =>
  typeof description === 'object' &&
  description !== null &&
  'optional' in description &&
  description.optional === false;

/** Whether the contract of the entry at `path` would take `candidate` there. */
export const takes = (kept: Kept, path: string, candidate: unknown): boolean =>
  contractAt(kept, path)?.isValidSync(candidate, { strict: true }) ?? false;
