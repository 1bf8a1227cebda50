import { schemaBelow } from '../../src/schema/values/inner-schema';
import { sortOfFile } from '../../src/site/file-sorts';

/** The schema of the value at a place of config, for the values that stand there. */
export const schemaAt = (file: string, value: unknown, path: string) => {
  const sort = sortOfFile(file);
  return sort && schemaBelow(sort.schema, value, path);
};
