import type { InferType, Schema } from 'yup';
import { entryOfKind } from '../schema/groups';
import { postSchema } from '../schema/post';
import { flag, listOf, strictObject, text, withDescription } from '../schema/primitives';
import { sectionSchemas, type SectionDefinition } from './registry';

/** How any section may be shown, as far as its kind allows. */
type Shown = { tone?: string; hidden?: boolean } | null | undefined;

const written = strictObject({
  title: text(
    'What the browser’s tab and search results call the page. Each page has its own; about 60 characters are shown.',
  ),
  description: text(
    'What search results say of the page. Each page has its own; about 160 characters are shown.',
  ),
  indexed: flag(
    'Whether search engines list the page. A page that thanks for what was sent is not to be found: false.',
    'true',
  ),
  post: withDescription(
    'Makes the page a post: sections of the kind news list it, and readers of news are told of it.',
    postSchema,
  )
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'the page is no post' }),
  sections: listOf(
    'What the page shows, from top to bottom. The first that is shown, and no other, is a hero or a page-header.',
    entryOfKind({ name: 'Section', description: 'A part of a page.' }, sectionSchemas),
  ).test(
    'one-band',
    'one dark band at most',
    (sections: Shown[] | undefined, { createError, path }) => {
      const [, second] = (sections ?? []).flatMap((section, at) =>
        section?.tone === 'band' && section.hidden !== true ? [`${path}[${at}].tone`] : [],
      );
      const message = 'should be another tone: a page has one dark band at most';
      return second === undefined || createError({ path: second, message });
    },
  ),
}).meta({
  description: 'One page of the site: what search engines are told, and its sections in order.',
});

export type PageDefinition = Omit<InferType<typeof written>, 'sections'> & {
  sections: SectionDefinition[];
};

/** config/pages/<page>.ts: the head of a page, and its sections in order. */
export const pageSchema = written as Schema as Schema<PageDefinition>;
