import { blockWords } from '../../schema/block';
import type { StructuredData } from '../structured-data';

/** https://schema.org/FAQPage */
export const structuredData: StructuredData<'faq'> = ({ title, items }, page) => [
  {
    '@type': 'FAQPage',
    '@id': `${page.url}#questions`,
    name: title,
    isPartOf: { '@id': page.url },
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(blockWords).join('\n') },
    })),
  },
];
