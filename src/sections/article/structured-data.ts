import { withoutMarks } from '../../schema/parse-marks';
import { slug } from '../../schema/slug';
import type { StructuredData } from '../structured-data';

/**
 * https://developers.google.com/search/docs/appearance/structured-data/article, without a date: the article
 * shows none. Nothing on a post, whose page has this data. The page already contains the body, so only its
 * parts are named.
 */
export const structuredData: StructuredData<'article'> = ({ title, lead, parts }, page) =>
  page.isPost
    ? []
    : [
        {
          '@type': 'BlogPosting',
          '@id': `${page.url}#${slug(title)}`,
          headline: title,
          description: withoutMarks(lead),
          articleSection: parts.map((part) => part.title),
          inLanguage: page.site.language,
          author: page.agency,
          publisher: page.agency,
          mainEntityOfPage: { '@id': page.url },
        },
      ];
