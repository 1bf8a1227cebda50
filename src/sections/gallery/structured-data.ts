import type { StructuredData } from '../structured-data';

/** https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
export const structuredData: StructuredData<'gallery'> = ({ title, photos }, page) => [
  {
    '@type': 'ImageGallery',
    name: title,
    isPartOf: { '@id': page.url },
    image: photos.map((photo) => ({
      '@type': 'ImageObject',
      contentUrl: page.site.origin + photo.file,
      name: photo.caption ?? photo.alt,
    })),
  },
];
