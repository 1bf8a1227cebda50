import { lazy, mixed, type Schema, type TestConfig } from 'yup';
import type { Metadata } from './metadata';

/**
 * The schema of an entry whose `kind` chooses one of `schemas`. `group` is what people call such an entry.
 */
export const entryOfKind = <Schemas extends Record<string, Schema>>(
  group: NonNullable<Metadata['group']>,
  schemas: Schemas,
) => {
  const kinds = Object.keys(schemas).join(', ');
  const unknownKind = mixed<never>().test('kind', (value: unknown, { createError }) => {
    const kind = kindOf(value);
    return createError({
      params: { schemas },
      message:
        kind === undefined
          ? `has no kind: write one of ${kinds}`
          : `has the kind "${kind}", which is not known: choose one of ${kinds}`,
    });
  });
  return lazy((value: unknown): Schema => {
    const kind = kindOf(value);
    return (kind !== undefined && Object.hasOwn(schemas, kind) && schemas[kind]) || unknownKind;
  }).meta({ group, choices: { by: 'kind', schemas } });
};

const kindOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
    ? value.kind
    : undefined;

type Lack<Group> = {
  key: string;
  /** How what it says is written. */
  form: string;
  when: (group: Group) => boolean;
  message?: string;
};

/** A name that a group needs in some cases; the check reports it as missing. */
export const lacks = <Group>({
  key,
  form,
  when,
  message = `must have ${key}: ${form}`,
}: Lack<Group>): TestConfig<Group> => ({
  name: 'lacks',
  message,
  params: { key, form },
  test: (group) => {
    try {
      return !when(group);
    } catch {
      // Values of the wrong type are reported as such.
      return true;
    }
  },
});
