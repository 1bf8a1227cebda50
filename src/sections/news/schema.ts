import { whole } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const newsSchema = sectionSchema(
  'news',
  'The posts of the site, newest first: every page whose file has post.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    limit: whole('The largest number of posts in the list.')
      .min(1)
      .optional()
      .meta({ whenOmitted: 'all are listed' }),
  },
).meta({ shows: { of: 'posts' }, aliases: 'blog posts latest-posts magazine articles blog-list' });
