import type { StructuredData } from '../structured-data';
import { slug } from './slug';

/**
 * https://developers.google.com/search/docs/appearance/structured-data/article, without a date: the
 * article shows none. Its body stands in the page already, so that its parts are named alone.
 */
export const structuredData: StructuredData<'article'> = ({ title, lead, parts }, page) => [
  {
    '@type': 'BlogPosting',
    '@id': `${page.url}#${slug(title)}`,
    headline: title,
    description: lead,
    articleSection: parts.map((part) => part.title),
    inLanguage: page.site.language,
    author: page.agency,
    publisher: page.agency,
    mainEntityOfPage: { '@id': page.url },
  },
];
