import type { StructuredData } from '../structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: a trail of two at least. */
export const structuredData: StructuredData<'page-header'> = ({ breadcrumb = [] }, page) =>
  breadcrumb.length > 1
    ? [
        {
          '@type': 'BreadcrumbList',
          '@id': `${page.url}#breadcrumb`,
          itemListElement: breadcrumb.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: to ? page.addressOf(to) : page.url,
          })),
        },
      ]
    : [];
