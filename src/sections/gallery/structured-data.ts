import type { StructuredData } from '../structured-data';

/** https://schema.org/ImageGallery */
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
