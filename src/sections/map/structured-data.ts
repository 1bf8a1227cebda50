import type { StructuredData } from '../structured-data';

/** Says of the agency where it is, as the section does; a sample address is nobody's. */
export const structuredData: StructuredData<'map'> = (_section, { agency, site }) => {
  const { sample, lines } = site.contact.place;
  return sample ? [] : [{ '@type': 'Organization', ...agency, address: lines.join(', ') }];
};
