import type { FieldDefinition } from '../registry';
import { endingsOf, fileTypes, typesTaken, type FileTypeName } from './file-types';
import { readSample } from './read-sample';

type Limits = Omit<FieldDefinition<'file'>['upload'], 'folder'>;
type Refusal = Exclude<keyof FieldDefinition<'file'>['refusals'], 'tooMany' | 'notSent'>;

/** Why a file is not taken, or the type as which it is. */
type Verdict = { refusal: Refusal } | { type: FileTypeName };

const megabyte = 1_048_576;

/**
 * A file's type by its name and its content, which must agree: the browser's own guess comes from
 * the name alone. A file that cannot be read passes as what its name says: that sending it fails
 * is logged, as every failed upload is (specification, section 8).
 */
export const checkFile = async (file: File, limits: Limits): Promise<Verdict> => {
  const name = file.name.toLowerCase();
  const type = typesTaken(limits).find((each) =>
    endingsOf(each).some((ending) => name.endsWith(`.${ending}`)),
  );
  if (!type) return { refusal: 'wrongType' };
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > limits.maxMegabytes * megabyte) return { refusal: 'tooLarge' };
  const sample = await readSample(file).catch(() => null);
  return sample === null || fileTypes[type].fits(sample) ? { type } : { refusal: 'wrongType' };
};
