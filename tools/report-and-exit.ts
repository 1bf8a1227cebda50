import { inspect } from 'node:util';
import { visibleText } from './visible-text';

const inWords = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return process.env.DEBUG || !(error instanceof Error) ? inspect(error) : error.message;
};

/** Ends a command that failed with what went wrong, in words; the stack is shown with DEBUG set. */
export const reportAndExit = (error: unknown): never => {
  // It may quote what a visitor sent.
  console.error(visibleText(inWords(error)));
  process.exit(1);
};
