import type { LocalBusiness, Thing } from 'schema-dts';
import { businessData } from '../business-data';
import { commonData, type KindData } from '../structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/local-business: each place by itself. */
export const kindData: KindData<'place'> = {
  ofEntry: (entry, facts) => {
    const { telephone, email, ...value } = entry.value;
    const business = {
      '@type': 'LocalBusiness',
      ...commonData(entry, facts),
      ...businessData(value, facts.today),
      url: entry.url ?? facts.page,
      ...(telephone !== undefined && { telephone }),
      ...(email !== undefined && { email }),
      parentOrganization: facts.agency,
    } satisfies LocalBusiness;
    // TypeScript has a separate type for each type of business; all of them have these properties.
    return [{ ...business, '@type': value.type ?? 'LocalBusiness' } as Thing];
  },
};
