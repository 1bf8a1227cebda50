import type { InferType } from 'yup';
import { calendarDay } from './calendar-day';
import { photo, type Photo } from './picture';
import { strictObject, text, withDescription } from './primitives';

/** Makes a page a post. */
export const postSchema = strictObject({
  date: calendarDay('The day of publication.'),
  author: text('Who wrote it.').meta({ shown: false }),
  picture: withDescription('The photograph beside it in lists of posts.', photo)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'lists show only its words' }),
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
