import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { errorCode } from '../../packages/files';
import { visibleText } from '../../src/schema/visible-text';

/** The reader of the output is gone, as `head` is when it has enough. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/**
 * Prints lines, no faster than they are read, safe for the terminal. Without a reader, a command that
 * only reads ends by a ReaderGone; others finish their work.
 */
export const createTerminal = (
  output: Writable,
  { isForReading }: { isForReading: boolean },
): ((text: string) => Promise<void>) => {
  let failure: Error | undefined;
  output.on('error', (error) => {
    failure = error;
  });
  return async (text) => {
    if (!failure && !output.write(`${visibleText(text)}\n`) && !output.destroyed) {
      // `once` rejects with the error that the listener above has stored.
      await once(output, 'drain').catch(() => undefined);
    }
    if (!failure) return;
    if (errorCode(failure) !== 'EPIPE') throw failure;
    if (isForReading) throw new ReaderGone();
  };
};
