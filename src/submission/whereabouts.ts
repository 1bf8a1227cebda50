import { orElse } from '../loading/browser-facilities';
import { readNote, writeNote } from '../loading/session-notes';
import { ownLanguage } from '../schema/shown-languages';
import type { Circumstances } from './create-record';

const mark = 'campaign';

/** The campaign in an address: its `utm_` parameters, in order. */
const campaignIn = (search: string) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** From the address by which the visitor came to this tab; lost if the browser stores nothing. */
const campaignOfVisit = () => {
  // Pages are rendered without a visitor.
  if (typeof window === 'undefined') return '';
  const arrived = campaignIn(window.location.search);
  try {
    if (arrived) writeNote(mark, arrived);
    return arrived || (readNote(mark) ?? '');
  } catch {
    return arrived;
  }
};

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
