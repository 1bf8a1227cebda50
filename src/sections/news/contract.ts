import { whole } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const newsContract = sectionContract(
  'news',
  'The posts of the site, the newest first: every page that has post in its file.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    limit: whole('How many posts are listed at most.')
      .min(1)
      .optional()
      .meta({ leftOut: 'all of them are listed' }),
  },
).meta({ alsoCalled: ['blog', 'posts', 'latest-posts', 'magazine', 'articles', 'blog-list'] });
