import type { AnyObjectSchema, InferType, Schema } from 'yup';
import { entryOfKind } from '../schema/groups';
import { shareImage } from '../schema/picture';
import { postSchema } from '../schema/post';
import {
  flag,
  listOf,
  optionalGroup,
  optionalText,
  strictObject,
  text,
} from '../schema/primitives';
import { sectionSchemas, type SectionDefinition } from './registry';
import { tone } from './section-schema';

/** How any section may be shown, as far as its kind allows. */
type Shown = { tone?: string; hidden?: boolean } | null | undefined;

const schemaOf = (schemas: typeof sectionSchemas) =>
  strictObject({
    each: optionalText(
      'Makes this page a template: each entry of the collection with this name gets a page of its own. Texts say what an entry holds by its name in braces, such as {name}; a text that is nothing but such a name becomes what the entry holds, such as a picture or a list. With /tags behind the collection’s name each tag of its entries gets a page; its texts say {name}.',
      'the file is one page',
    ).meta({
      called: 'A page for each entry of',
      shown: false,
      part: 'more',
      chooses: { name: 'collection', tags: true },
    }),
    title: text(
      'The title in the browser’s tab and in search results. Each page has its own; about 60 characters are shown.',
    ).meta({ shown: false, translated: true }),
    description: text(
      'The description in search results. Each page has its own; about 160 characters are shown.',
    ).meta({ shown: false, translated: true }),
    indexed: flag(
      'Whether search engines list the page. Write false for a page that should not be found, such as one of thanks: it is not in the sitemap either, and a post is in no list and no feed.',
      'true',
    ).meta({ called: 'Found by search engines', part: 'more' }),
    shareImage: optionalGroup(
      'The photograph in the preview of a link to this page, in messengers and social networks. Its middle is shown, 1200 to 630.',
      'it is the picture of the post or of the entry, or shareImage of config/site.ts, or one drawn with the title of the page',
      shareImage,
    ),
    post: optionalGroup(
      'Makes the page a post: sections of the kind news list it, and so does the feed of news.',
      'the page is not a post',
      postSchema,
    ).meta({ called: 'News post', part: 'more' }),
    sections: listOf(
      'The sections of the page, from top to bottom. The first that is shown, and no other, is a hero or a page-header.',
      entryOfKind({ name: 'Section', description: 'A part of a page.' }, schemas),
    ).test(
      'one-band',
      'at most one dark band',
      (sections: Shown[] | undefined, { createError, path }) => {
        const [, second] = (sections ?? []).flatMap((section, at) =>
          section?.tone === 'band' && section.hidden !== true ? [`${path}[${at}].tone`] : [],
        );
        const message = 'should be another tone: a page has at most one dark band';
        return second === undefined || createError({ path: second, message });
      },
    ),
  }).meta({
    description:
      'One page of the site: its title and description for search engines, and its sections in order.',
  });

const written = schemaOf(sectionSchemas);

export type PageDefinition = Omit<InferType<typeof written>, 'sections'> & {
  sections: SectionDefinition[];
};

/** config/pages/<page>.ts: the head of a page, and its sections in order. */
export const pageSchema = written as Schema as Schema<PageDefinition>;

/** A kind whose tone also has the names of these grounds. */
const withGrounds = (schema: AnyObjectSchema, grounds: readonly string[]) => {
  const whenOmitted = (schema.fields.tone as Schema | undefined)?.meta()?.whenOmitted;
  return typeof whenOmitted === 'string'
    ? schema.shape({ tone: tone(whenOmitted, grounds) })
    : schema;
};

/** The same on a site whose theme has these grounds. */
export const pageSchemaWith = (grounds: readonly string[]): Schema<PageDefinition> =>
  schemaOf(
    Object.fromEntries(
      Object.entries(sectionSchemas).map(([kind, schema]) => [kind, withGrounds(schema, grounds)]),
    ) as typeof sectionSchemas,
  ) as Schema as Schema<PageDefinition>;
