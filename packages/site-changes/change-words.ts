import { namedFolderOf } from '../../src/schema/config-files';
import { shortLine } from '../../src/schema/short-line';
import type { Value } from '../../src/schema/values/change';
import { nameIn } from '../../src/schema/values/name-keys';
import { sortOfFile } from '../../src/site/file-sorts';
import { capital } from '../config-values/names';
import { schemaAt } from '../config-values/schema-at';
import { groupOf, textOf } from '../config-values/values';
import type { SiteChange } from '../edit-protocol/changes-protocol';

/** A value in a sentence: “Our Services”, 5, yes, 3 entries. */
const valueWords = (value: Value): string => {
  if (typeof value === 'string') return value === '' ? 'nothing' : `“${shortLine(value)}”`;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 1 ? 'one entry' : `${value.length} entries`;
  const name = nameIn(value);
  return name === undefined ? 'a group of entries' : `“${shortLine(name)}”`;
};

type DescribedChange = Pick<SiteChange, 'kind' | 'place' | 'before' | 'after' | 'from' | 'to'>;

/** The whole of a change of a value in a sentence. */
export const valueChangeWords = ({
  kind,
  place,
  before,
  after,
  from,
  to,
}: DescribedChange): string => {
  if (kind === 'added') return `New: ${place}`;
  if (kind === 'removed') return `Taken out: ${place}`;
  if (kind === 'moved') {
    const way = (to ?? 0) < (from ?? 0) ? 'up' : 'down';
    return `Moved ${way} from place ${(from ?? 0) + 1} to ${(to ?? 0) + 1}: ${place}`;
  }
  const [was, is] = [before, after].map((value) => (value === undefined ? '' : valueWords(value)));
  // Long texts that differ only further on.
  return was === is ? `Changed: ${place}` : `${place}: ${is}, before ${was}`;
};

export const meaningOf = (file: string, path: string, value: Value): string | undefined => {
  const schema = sortOfFile(file)?.schema;
  if (!schema) return undefined;
  try {
    return textOf(schemaAt({ schema, value }, path)?.meta()?.description);
  } catch {
    // A group of an unknown kind.
    return undefined;
  }
};

/** What a file of config is as a whole. */
export const sortOf = (file: string): keyof typeof sorts => {
  const folder = namedFolderOf(file);
  return folder ? folders[folder] : 'settings';
};

const folders = { pages: 'page', forms: 'form', collections: 'collection' } as const;

const sorts = { page: 'page', form: 'form', collection: 'collection', settings: 'file' };

const named = (file: string, value: Value | undefined) => {
  const title = textOf(groupOf(value).title);
  return title === undefined ? file : `“${shortLine(title)}” (${file})`;
};

type WholeFile = { file: string; value?: Value };

export const fileWords = (kind: SiteChange['kind'], { file, value }: WholeFile): string => {
  const what = `${sorts[sortOf(file)]} ${named(file, value)}`;
  if (kind === 'added') return `New ${what}`;
  if (kind === 'removed') return `Deleted ${what}`;
  return capital(what);
};

const inPublic = {
  added: 'New',
  removed: 'Deleted',
  changed: 'Another',
};

export const isPicture = (file: string): boolean =>
  /^public\/.*\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(file);

export const publicWords = (kind: keyof typeof inPublic, file: string): string =>
  `${inPublic[kind]} ${isPicture(file) ? 'picture' : 'file'} ${file.replace(/^public/, '')}`;
