import { schemaInFile } from '../../../src/site/file-sorts';
import { withUsualWords } from '../../resolved-site/with-usual-words';
import { languageOfSite } from '../blank/blank-site';
import type { Files } from './list-at';

/** What a file says as pages get it: with the project's own words, in the language of the site, where it says nothing. */
export const withOwnWords = (
  files: Files,
  { file, value }: { file: string; value: unknown },
): unknown => withUsualWords(value, schemaInFile(file, value, ''), languageOfSite(files));
