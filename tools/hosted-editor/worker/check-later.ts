import type * as SiteCheck from '../../../packages/site-check';

/**
 * What stands for `packages/site-check` in the worker: a third of its code, which the first page does not wait for. Whoever
 * checks, or formats what was found, has awaited `loadCheck`.
 */
let loaded: typeof SiteCheck | undefined;

/** Rejects where it cannot be loaded. */
export const loadCheck = async (): Promise<void> => {
  // With its file: the build has this module for the folder.
  loaded ??= await import('../../../packages/site-check/index');
};

const known = (): typeof SiteCheck => {
  if (!loaded) throw new Error('The check is not loaded yet.');
  return loaded;
};

export const checkConfig: typeof SiteCheck.checkConfig = (...given) =>
  known().checkConfig(...given);

export const scriptedFiles: typeof SiteCheck.scriptedFiles = (...given) =>
  known().scriptedFiles(...given);

export const examplesOf: typeof SiteCheck.examplesOf = (...given) => known().examplesOf(...given);

export const formatErrors: typeof SiteCheck.formatErrors = (...given) =>
  known().formatErrors(...given);

export const formatProblems: typeof SiteCheck.formatProblems = (...given) =>
  known().formatProblems(...given);
