import type { Schema } from 'yup';
import { isGroup } from './group';
import { type AnySchema, innerSchema, schemaIfKnown } from './inner-schema';
import { joinPath } from './paths';

/** A value of config, where it stands, and what its schema is, as far as one is known. */
export type PlacedValue = {
  value: unknown;
  path: string;
  /** The schema of the place, whatever stands there. */
  field: AnySchema | undefined;
  /** The schema of the value: of a choice, the chosen one. */
  schema: Schema | undefined;
};

export type Start = { value: unknown; field?: AnySchema | undefined; path?: string };

/**
 * A value and everything below it, in the order of config. Of what `isEntered` denies, nothing below comes. Total: takes any
 * value.
 */
export function* placesIn(
  { value, field, path = '' }: Start,
  isEntered: (at: PlacedValue) => boolean = () => true,
): Generator<PlacedValue> {
  const schema = schemaIfKnown(field, value);
  const at = { value, path, field, schema };
  yield at;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isGroup(value)
      ? Object.entries(value)
      : [];
  if (entries.length === 0 || !isEntered(at)) return;
  for (const [step, inner] of entries) {
    const below = schema && innerSchema(schema, step);
    yield* placesIn({ value: inner, field: below, path: joinPath(path, step) }, isEntered);
  }
}

export const textsIn = (value: unknown): string[] =>
  [...placesIn({ value })].flatMap(({ value: text }) => (typeof text === 'string' ? [text] : []));

/** A text that names something, and where that leads. */
export type Label = { path: string; label: string; to: string | undefined };

/** The labels of all groups of a value, such as links with their words. */
export const labelsIn = (value: unknown, path = ''): Label[] =>
  [...placesIn({ value, path })].flatMap(({ value: group, path: at }) => {
    if (!isGroup(group) || typeof group.label !== 'string') return [];
    const { label, to } = group;
    return [{ path: joinPath(at, 'label'), label, to: typeof to === 'string' ? to : undefined }];
  });
