import type { BlogPosting } from 'schema-dts';
import { commonData, type KindData, personData } from '../structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export const kindData: KindData<'post'> = {
  ofEntry: (entry, facts) => {
    const { date, author } = entry.value;
    const { '@id': id, name, ...common } = commonData(entry, facts);
    const post: BlogPosting = {
      '@type': 'BlogPosting',
      '@id': id,
      headline: name,
      ...common,
      datePublished: date,
      inLanguage: facts.site.language,
      author: author === undefined ? facts.agency : personData(author, facts),
      publisher: facts.agency,
      mainEntityOfPage: { '@id': entry.url ?? facts.page },
    };
    return [post];
  },
};
