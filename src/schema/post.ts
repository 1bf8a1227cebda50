import type { InferType } from 'yup';
import { calendarDay } from './calendar-day';
import { photo, type Photo } from './picture';
import { optionalGroup, optionalList, strictObject, text } from './primitives';
import { people } from './relation';

/** Makes a page a post. */
export const postSchema = strictObject({
  date: calendarDay('The day of publication.'),
  author: text(
    'Who wrote it. In plain words, or as an entry of a collection: its file and its id; of team in config/site.ts, such as team/ida-sample.',
  ).meta({ shown: false, relation: people }),
  picture: optionalGroup(
    'The photograph beside it in lists of posts.',
    'lists show only its words',
    photo,
  ),
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
