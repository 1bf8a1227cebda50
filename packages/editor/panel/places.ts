import type { ISchema, LazySchema, Schema } from 'yup';
import {
  isCollectionFile,
  isFormFile,
  isPageFile,
  nameOfFile,
  routesFile,
} from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { joinPath, stepsOf, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { sortOfFile } from '../../../src/site/file-sorts';
import type { EditState } from '../../edit-protocol/protocol';
import { pagesOf } from '../pages/site-pages';
import { listAt } from '../structure/list-at';
import { inWords } from './panel-keys';

/** A value on the way from a file to a place. */
export type Crumb = Place & {
  /** In an editor's words. */
  name: string;
  value: unknown;
  /** Not resolved: a choice shows what else it may be. */
  schema: Schema | LazySchema<unknown> | ISchema<unknown>;
  isEntry: boolean;
};

/** What a file is called: a page as in the list of pages, a form by its title, a collection by its name. */
export const fileName = (file: string, files: EditState['files']): string => {
  const name = nameOfFile(file) ?? file;
  if (isPageFile(file)) {
    return `Page “${pagesOf(files).find(({ page }) => page === name)?.title ?? name}”`;
  }
  if (isCollectionFile(file)) return `Collection “${inWords(name)}”`;
  const value: unknown = files[file];
  const title = isGroup(value) && typeof value.title === 'string' ? value.title : inWords(name);
  if (isFormFile(file)) return `Form “${title}”`;
  return file === routesFile ? 'Addresses' : inWords(name);
};

/** The values from the file to the place, as far as they exist, each with its schema. */
export const crumbsTo = ({ file, path }: Place, files: EditState['files']): Crumb[] => {
  const sort = sortOfFile(file);
  const whole: unknown = files[file];
  if (!sort || whole === undefined) return [];
  const found: Crumb[] = [
    {
      file,
      path: '',
      name: fileName(file, files),
      value: whole,
      schema: sort.schema,
      isEntry: false,
    },
  ];
  let last = found[0];
  for (const step of stepsOf(path)) {
    if (!last) break;
    const isEntry = Array.isArray(last.value);
    const inner = innerSchema(schemaOf(last.schema, last.value), step);
    const value = valueAt(last.value, step);
    if (!inner || value === undefined) break;
    const at = isEntry ? Number(step) : step;
    const list = isEntry ? listAt(files, last) : undefined;
    const name = list ? `${Number(step) + 1} “${list.nameOf(value, Number(step))}”` : inWords(step);
    last = { file, path: joinPath(last.path, at), name, value, schema: inner, isEntry };
    found.push(last);
  }
  return found;
};
