import type { InferType } from 'yup';
import { calendarDay } from './calendar-day';
import { photo, type Photo } from './picture';
import { optionalList, strictObject, text, withDescription } from './primitives';

/** Makes a page a post. */
export const postSchema = strictObject({
  date: calendarDay('The day of publication.'),
  author: text(
    'Who wrote it. In plain words, or as an entry of a collection: its file and its id; of team in config/site.ts, such as team/ida-sample.',
  ).meta({ shown: false, relation: ['person', 'entry'] }),
  picture: withDescription('The photograph beside it in lists of posts.', photo)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'lists show only its words' }),
  tags: optionalList(
    'Words by which visitors can choose among the posts, in a list of posts.',
    'the post has none',
    text(),
  ),
});

export type PostDefinition = InferType<typeof postSchema>;

/** A post, as lists and feeds show it. */
export type Post = {
  path: string;
  title: string;
  description: string;
  date: string;
  author: string;
  picture?: Photo | undefined;
};
