import { siteFile } from '../../../src/schema/config-files';
import type { SiteLanguage } from '../../../src/schema/languages';
import { joinPath } from '../../../src/schema/values/paths';
import { listOf } from '../../config-values/values';
import type { Finding } from '../../problems/problem';
import { unknownName } from './found';

/** Names of languages that the site does not have, in a list of those that have or show something. */
export const unknownLanguages = (
  list: unknown,
  path: string,
  languages: readonly SiteLanguage[],
): Finding[] => {
  const [keys, tags] = [languages.map(({ key }) => key), languages.map(({ tag }) => tag)];
  const see = { file: siteFile, path: 'languages' };
  return listOf(list).flatMap((name, index) =>
    tags.some((tag) => tag === name)
      ? []
      : unknownName({ error: 'notALanguage', path: joinPath(path, index), name }, keys, { see }),
  );
};
