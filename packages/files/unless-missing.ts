import { errorCode } from './error-code';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');

/** What is found of a file or a folder; undefined where there is none. */
export const unlessMissing = async <Found>(found: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The same at once. */
export const unlessMissingNow = <Found>(look: () => Found): Found | undefined => {
  try {
    return look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
