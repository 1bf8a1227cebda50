import type { SiteContextValue } from './site-context';

/** Sends nothing: for pages and forms that are only shown. */
export const noSubmission: SiteContextValue['submission'] = {
  prepare: () => undefined,
  save: () => Promise.resolve('saved'),
  discard: () => undefined,
  upload: () => Promise.resolve(''),
  submitted: [],
};
