import { commonData, idOf, type KindData } from '../structured-data';

/** https://schema.org/Person */
export const kindData: KindData<'person'> = {
  ofEntry: (entry, facts) => {
    const { role, telephone, email } = entry.value;
    return [
      {
        '@type': 'Person',
        '@id': idOf(entry, facts),
        ...commonData(entry, facts),
        jobTitle: role,
        ...(telephone !== undefined && { telephone }),
        ...(email !== undefined && { email }),
        worksFor: facts.agency,
      },
    ];
  },
};
