import { inspect } from 'node:util';
import { visibleText } from '../src/schema/visible-text';
import { engineFilesNamed } from './roots';

const inWords = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return process.env.DEBUG || !(error instanceof Error) ? inspect(error) : error.message;
};

/** Ends a failed command with its error message; DEBUG also shows the stack. */
export const reportAndExit = (error: unknown): never => {
  // It may quote a visitor's text.
  console.error(visibleText(engineFilesNamed(inWords(error))));
  process.exit(1);
};
