import { withUsualWords } from '../../resolved-site/with-usual-words';
import { languageOfSite } from '../blank/blank-site';
import { schemaAt } from '../schema-at';
import type { Files } from './list-at';

/** What a file says as pages get it: with the project's own words, in the language of the site, where it says nothing. */
export const withOwnWords = (
  files: Files,
  { file, value }: { file: string; value: unknown },
): unknown => withUsualWords(value, schemaAt(file, value, ''), languageOfSite(files));
