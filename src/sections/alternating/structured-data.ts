import { blockWords } from '../../schema/block';
import type { StructuredData } from '../structured-data';

/** Each subject is a service of the agency (https://schema.org/Service). */
export const structuredData: StructuredData<'alternating'> = ({ items }, page) =>
  items.map(({ title, paragraphs }) => ({
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: paragraphs.slice(0, 1).map(blockWords).join(''),
    provider: page.agency,
    mainEntityOfPage: { '@id': page.url },
  }));
