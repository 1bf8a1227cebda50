import { plainSigns } from '../schema/texts';

/** Text as XML holds it, in an element or an attribute: a text with any other sign would be no XML at all. */
export const inXml = (text: string): string =>
  plainSigns(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
