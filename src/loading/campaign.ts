import { readNote, writeNote } from './session-notes';

const mark = 'campaign';

/** The campaign in an address: its `utm_` parameters, in order. */
const campaignIn = (search: string) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/**
 * The campaign of the address by which the visitor came to this tab; lost if the browser stores nothing. Call it before
 * the address changes.
 */
export const campaignOfVisit = (): string => {
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
