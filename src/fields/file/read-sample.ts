import { withTimeout } from '../../loading/browser-facilities';

/** How long reading may take, in milliseconds: a drive may be slow, or gone without a word. */
const longestRead = 10_000;

const firstBytes = 2_048;
/** Where an archive lists what it holds. */
const lastBytes = 65_536;

/**
 * The first and the last bytes of a file, a character a byte; a small file's stand in it twice.
 * Rejects when the file cannot be read (any more), or not in time.
 */
export const readSample = async (file: File): Promise<string> => {
  const parts = new Blob([file.slice(0, firstBytes), file.slice(-lastBytes)]);
  return new TextDecoder('latin1').decode(
    await withTimeout(parts.arrayBuffer(), longestRead, 'The file cannot be read in time.'),
  );
};
