import type { StructuredData } from '../structured-data';

/**
 * The agency's location, as the section shows it; a sample address is left out. A business has its address on
 * every page.
 */
export const structuredData: StructuredData<'map'> = (_section, { agency, site }) => {
  const { place } = site.contact;
  if (!place || place.sample || site.business) return [];
  return [{ '@type': 'Organization', ...agency, address: place.lines.join(', ') }];
};
