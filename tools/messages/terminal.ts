import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { errorCode } from '../local-firebase/store/durable-file';
import { visibleText } from '../visible-text';

/** Whoever read what is printed has gone, as `head` does when it has enough. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/**
 * Prints lines, no faster than they are read; nothing in them steers the terminal. Without a reader a
 * command that is only to be read ends by a ReaderGone; any other one finishes what it was asked to do.
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
      // `once` rejects with the error that the listener above has noted.
      await once(output, 'drain').catch(() => undefined);
    }
    if (!failure) return;
    if (errorCode(failure) !== 'EPIPE') throw failure;
    if (isForReading) throw new ReaderGone();
  };
};
