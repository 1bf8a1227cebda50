import { namesIn as namesOfFiles } from '../../src/schema/config-files';
import type { ConfigSources } from '../config-files';
import { oncePerValue } from '../config-values/once-per-value';
import type { SharedValues } from '../config-values/shared-values';
import type { Values } from '../config-values/values';
import type { ErrorName } from '../problems/catalogue/errors';
import type { FileFinding, Finding } from '../problems/problem';
import type { ResolvedConfig } from '../resolved-site/resolve-config';
import type { CheckContext } from './check-context';
import type { BesideMain } from './checks/beside-main';

/** The whole site in one language, as its checks get it. */
export type CheckedSite = CheckContext & {
  sources: ConfigSources;
  /** What the files say of which all could be read. */
  written: Values;
  /** The site as it is shown: with what collections and templates make. */
  resolved: ResolvedConfig;
  values: Values;
  /** Files that are read, whether or not they could be parsed. */
  read: string[];
  /** Files with errors of their own, by the path at which they would be read. */
  lost: string[];
  shared: SharedValues;
  /** The names of shared values in any text; undefined while a file could not be read. */
  used: ReadonlySet<string> | undefined;
  /** The names of the grounds of its theme. */
  grounds: readonly string[];
  /** Of a language beside the main one, and config of the main one. */
  beside: BesideMain | undefined;
  main: Values | undefined;
  today: string;
};

/** The names of the site's pages and forms: of files that are read, and of those with errors of their own. */
export const namesIn = oncePerValue(({ read, lost }: CheckedSite) => {
  const of = (folder: 'pages' | 'forms') => ({
    read: namesOfFiles(folder, read),
    lost: namesOfFiles(folder, lost),
  });
  return { pages: of('pages'), forms: of('forms') };
});

/** A check of what no file shows by itself. */
export type SiteCheck = {
  /** The errors that it can find. */
  finds: readonly ErrorName[];
  run: (site: CheckedSite) => FileFinding[];
};

/** A check asks each of some parts of the shown site: its pages, its sections, its forms. */
export const ofEach =
  <Part extends { file: string }>(
    partsOf: (values: Values) => readonly Part[],
    check: (part: Part, site: CheckedSite) => readonly Finding[],
  ): SiteCheck['run'] =>
  (site) =>
    partsOf(site.values).flatMap((part) =>
      check(part, site).map((finding) => ({ file: part.file, ...finding })),
    );

/** A check asks one file; its value is undefined where it is missing, or could not be read. */
export const ofFile = (
  file: string,
  check: (value: unknown, site: CheckedSite) => readonly Finding[],
): SiteCheck['run'] =>
  ofEach(
    (values) => [{ file, value: values.get(file) }],
    ({ value }, site) => check(value, site),
  );

type FileValue = { file: string; value: unknown };

/** The files of a sort, each with its value. */
export const filesOf =
  (isOfSort: (file: string) => boolean) =>
  (values: Values): FileValue[] =>
    [...values].flatMap(([file, value]) => (isOfSort(file) ? { file, value } : []));
