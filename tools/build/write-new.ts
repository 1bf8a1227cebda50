import { writeFile } from 'node:fs/promises';

/**
 * Writes a file of the built site where there is none. Rejects where one is: of a page and a file of
 * public/, or of two pages, neither is to be lost. The check tells of it first.
 */
export const writeNew = async (path: string, content: string): Promise<void> => {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`The build would write over ${path}, which is there already.`);
  }
};
