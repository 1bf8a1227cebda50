import { whole } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const newsSchema = sectionSchema(
  'news',
  'The posts of the site, the newest first: every page that has post in its file.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    limit: whole('How many posts are listed at most.')
      .min(1)
      .optional()
      .meta({ whenOmitted: 'all of them are listed' }),
  },
).meta({ aliases: 'blog posts latest-posts magazine articles blog-list' });
