import type { StructuredData } from '../structured-data';
import { embedAddress } from './embed-address';

/**
 * https://developers.google.com/search/docs/appearance/structured-data/video: it requires poster and date.
 */
export const structuredData: StructuredData<'video'> = (section, { site }) => {
  const { title, lead, poster, date, video, address } = section;
  const embedUrl = address && embedAddress(address);
  if (!poster || !date) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      thumbnailUrl: site.origin + poster.file,
      uploadDate: date,
      ...(lead && { description: lead }),
      ...(video && { contentUrl: site.origin + video }),
      ...(embedUrl && { embedUrl }),
    },
  ];
};
