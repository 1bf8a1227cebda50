import { commonData, type KindData } from '../structured-data';

/** https://schema.org/Person */
export const kindData: KindData<'person'> = {
  ofEntry: (entry, facts) => {
    const { role, telephone, email } = entry.value;
    return [
      {
        '@type': 'Person',
        ...commonData(entry, facts),
        jobTitle: role,
        ...(telephone !== undefined && { telephone }),
        ...(email !== undefined && { email }),
        worksFor: facts.agency,
      },
    ];
  },
};
