import type { StructuredData } from '../structured-data';

/**
 * Says of the agency where it is, as the section does; a sample address is nobody's. A business has
 * its address with it on every page.
 */
export const structuredData: StructuredData<'map'> = (_section, { agency, site }) => {
  const { place } = site.contact;
  if (!place || place.sample || site.business) return [];
  return [{ '@type': 'Organization', ...agency, address: place.lines.join(', ') }];
};
