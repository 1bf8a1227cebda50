import { calendarDay } from '../../schema/calendar-day';
import { people, relation } from '../../schema/relation';
import { collectionKind } from '../kind-schema';

export const postSchema = collectionKind('post', 'Posts: news, or articles of a blog.', {
  entry: {
    date: calendarDay('The day of publication.'),
    author: relation('Who wrote it.', people)
      .optional()
      .meta({ whenOmitted: 'nobody is named', fact: true }),
  },
}).meta({ listed: { sort: 'newest' }, aliases: 'posts blog news articles press stories' });
