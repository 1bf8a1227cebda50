import { withTimeout } from '../../loading/browser-facilities';
import type { FieldDefinition } from '../registry';
import { endingsOf, type FileTypeName, fileTypes, typesTaken } from './file-types';

/** How long reading may take, in milliseconds: a drive may be slow, or gone without a word. */
const longestRead = 10_000;

const firstBytes = 2_048;
/** The end of an archive lists its contents. */
const lastBytes = 65_536;

/**
 * The first and the last bytes of a file, one character per byte; they overlap in a small file. Rejects if
 * the file cannot be read, or not in time.
 */
const readSample = async (file: File): Promise<string> => {
  const parts = new Blob([file.slice(0, firstBytes), file.slice(-lastBytes)]);
  return new TextDecoder('latin1').decode(
    await withTimeout(parts.arrayBuffer(), longestRead, 'The file cannot be read in time.'),
  );
};

type Limits = Omit<FieldDefinition<'file'>['upload'], 'folder'>;
type FileError = Exclude<
  keyof FieldDefinition<'file'>['errorMessages'],
  'tooMany' | 'tooMuch' | 'notSent'
>;

/** The error message of a file that is not taken, by its key in config; or the file's type. */
type Verdict = { error: FileError } | { type: FileTypeName };

export const megabyte = 1_048_576;

/**
 * A file's type by its name and its content, which must agree: the browser's guess uses only the name. A file
 * that cannot be read passes as what its name says: sending it then fails and is logged, as every failed
 * upload is (specification, section 8).
 */
export const checkFile = async (file: File, limits: Limits): Promise<Verdict> => {
  const name = file.name.toLowerCase();
  const type = typesTaken(limits).find((each) =>
    endingsOf(each).some((ending) => name.endsWith(`.${ending}`)),
  );
  if (!type) return { error: 'wrongType' };
  if (file.size === 0) return { error: 'empty' };
  if (file.size > limits.maxMegabytes * megabyte) return { error: 'tooLarge' };
  const sample = await readSample(file).catch(() => null);
  return sample === null || fileTypes[type].fits(sample) ? { type } : { error: 'wrongType' };
};
