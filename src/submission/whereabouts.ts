import { orElse } from '../loading/browser-facilities';
import { readNote, writeNote } from '../loading/session-notes';
import type { Circumstances } from './create-record';

const mark = 'campaign';

/** What an address says of a campaign: its `utm_` parameters, in their order. */
const campaignIn = (search: string) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Of the address by which the visitor came to this tab; a browser that keeps nothing forgets it. */
const campaignOfVisit = () => {
  // Nobody visits while pages are rendered.
  if (typeof window === 'undefined') return '';
  const arrived = campaignIn(window.location.search);
  try {
    if (arrived) writeNote(mark, arrived);
    return arrived || (readNote(mark) ?? '');
  } catch {
    return arrived;
  }
};

/** Empty where the browser does not say. */
const languageOf = () => {
  const language = orElse<unknown>(() => navigator.language, '');
  return typeof language === 'string' ? language : '';
};

/** Begins to know where the visitor is; to be called while the address is that of the arrival. */
export const createWhereabouts = (): (() => Omit<Circumstances, 'at'>) => {
  const campaign = campaignOfVisit();
  return () => ({
    page: window.location.pathname,
    language: languageOf(),
    campaign,
  });
};
