import { writeFile } from 'node:fs/promises';
import { errorCode } from '../../packages/files';

/**
 * Writes a new file of the built site. Rejects where one exists: a page and a file of public/, or two
 * pages, would overwrite each other. The check reports it first.
 */
export const writeNew = async (path: string, content: string): Promise<void> => {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new Error(`The build would overwrite ${path}, which already exists.`);
  }
};
