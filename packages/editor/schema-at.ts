import { innerSchema, schemaOf } from '../../src/schema/values/inner-schema';
import { stepsOf, valueAt } from '../../src/schema/values/paths';
import { sortOfFile } from '../../src/site/file-sorts';

/** The schema of the value at a place of config, for the values that stand there. */
export const schemaAt = (file: string, value: unknown, path: string) => {
  const sort = sortOfFile(file);
  if (!sort) return undefined;
  let schema = schemaOf(sort.schema, value);
  let at: unknown = value;
  for (const step of stepsOf(path)) {
    const inner = innerSchema(schema, step);
    if (!inner) return undefined;
    at = valueAt(at, step);
    schema = schemaOf(inner, at);
  }
  return schema;
};
