import { whole } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const newsSchema = sectionSchema(
  'news',
  'The posts of the site, newest first, and of one day the one that stands last in config/routes.ts: every page whose file has post.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    limit: whole('The largest number of posts in the list.')
      .min(1)
      .optional()
      .meta({ whenOmitted: 'all are listed' }),
  },
).meta({
  shows: { of: 'posts' },
  needs:
    'There is no post to list yet: press “Pages”, then “Add a page”, and let it begin as a news post.',
  aliases: 'blog posts latest-posts magazine articles blog-list',
});
