import { diskWordsOf } from '../files';
import { ChangedMeanwhile } from './disk';
import { Lost } from './plan-step';

/** Why nothing could be written, in words for the editor; undefined for an error of the program. */
export const wordsOfLoss = (error: unknown): string | undefined => {
  if (error instanceof Lost) return error.message;
  if (error instanceof ChangedMeanwhile) {
    return 'Another program is writing the same file: nothing was changed.';
  }
  return diskWordsOf(error);
};
