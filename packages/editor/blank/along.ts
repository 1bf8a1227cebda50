import { ArraySchema, ObjectSchema } from 'yup';
import { siteFile } from '../../../src/schema/config-files';
import type { Change, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { Files } from '../structure/list-at';
import { blankOf } from './blank-of';
import { blankSite } from './blank-site';

/** As samples, where they can be: they are listed until somebody says what is so. */
const asSample = (value: Value, anySchema: AnySchema): Value => {
  const schema = schemaOf(anySchema, undefined);
  if (Array.isArray(value) && schema instanceof ArraySchema)
    return value.map((each) => asSample(each, schema.innerType as AnySchema));
  const isOne = isGroup(value) && schema instanceof ObjectSchema && 'sample' in schema.fields;
  return isOne ? { sample: true, ...value } : value;
};

/** An entry of config/site.ts, and the groups around it that are missing, from the outside in. */
const missingTo = (site: unknown, path: string): string[] =>
  path === '' || valueAt(site, path) !== undefined
    ? []
    : [...missingTo(site, parentOf(path)), path];

/** Begins entries of config/site.ts that the site lacks. */
export const beginAlong = (files: Files, entries: readonly string[]): Change[] => {
  const site = files[siteFile];
  const paths = new Set(entries.flatMap((entry) => missingTo(site, entry)));
  return [...paths].flatMap((path): Change[] => {
    const schema = schemaInFile(siteFile, site, path);
    if (!schema) return [];
    const { value } = blankOf(schema, blankSite(files, siteFile));
    const place = { file: siteFile, path };
    return [{ do: 'set', ...place, value: asSample(value, schema), was: undefined }];
  });
};
