import { orElse } from '../loading/browser-facilities';
import { campaignOfVisit } from '../loading/campaign';
import { ownLanguage } from '../schema/shown-languages';
import type { Circumstances } from './create-record';

/** Empty if the browser does not say. */
const languageOf = () => {
  const language = orElse<unknown>(() => navigator.language, '');
  return typeof language === 'string' ? language : '';
};

/** Records the address of arrival, so call it before that changes. */
export const createWhereabouts = (): (() => Omit<Circumstances, 'at'>) => {
  const campaign = campaignOfVisit();
  return () => ({
    page: window.location.pathname,
    language: languageOf(),
    // A browser that translates the page changes what its element says.
    pageLanguage: ownLanguage || document.documentElement.lang,
    campaign,
  });
};
