import { accessSync, constants } from 'node:fs';

/** Whether a file can be run. */
export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
