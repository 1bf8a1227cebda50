import { commonData, type KindData } from '../structured-data';

/** https://schema.org/DigitalDocument: its address is that of the file. */
export const kindData: KindData<'download'> = {
  ofEntry: (entry, facts) => [
    {
      '@type': 'DigitalDocument',
      ...commonData(entry, facts),
      url: facts.site.origin + entry.value.file,
      publisher: facts.agency,
    },
  ],
};
