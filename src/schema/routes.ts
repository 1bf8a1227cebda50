import { string, type InferType } from 'yup';
import { listOf, optionalList, strictObject, text } from './primitives';
import { redirectSchema } from './redirect';

/** File systems allow no longer file names. */
const longestPath = 200;

/** The address of a page. */
export const pathSchema = (words?: string) =>
  string()
    .required('is missing: write a path, for example /Services')
    .max(longestPath, `must have ${longestPath} characters at most`)
    .matches(/^\/(?:(?:[\w-]+|\{id\})(?:\/(?:[\w-]+|\{id\}))*)?$/, {
      message:
        'must start with / and hold letters A to Z, digits, - and _, with single / between them, for example /Services or /Services/Design',
    })
    .meta({
      description: words,
      translated: true,
      blank: ({ unused }) => unused('/New-page'),
    });

/** config/routes.ts (specification, section 2). */
export const routesSchema = strictObject({
  pages: listOf(
    'The pages of the site.',
    strictObject({
      page: text('The page.').meta({
        shown: false,
        chooses: { name: 'page' },
      }),
      path: pathSchema(
        'The address of the page, after the name of the site. Capital and small letters count as the same.',
      ).meta({
        inFiles:
          "Of a site in several languages, { en: '/Contact', de: '/Kontakt' } has one for each: the German page is /de/Kontakt.",
      }),
      aliases: optionalList(
        'Other addresses that show the page.',
        'the page has one address',
        pathSchema(),
      ).meta({
        inFiles: "Of a site in several languages, { de: '/Kontakt' } is one of German only.",
      }),
      languages: optionalList(
        'The languages that have this page, of a site in several: those of config/site.ts, or their first parts, such as de.',
        'every language has it',
        text().meta({ shown: false }),
      ),
    }),
  ),
  redirects: optionalList(
    'Old addresses, such as those of a former site, and where each leads today.',
    'only the addresses of pages lead anywhere',
    redirectSchema,
  ),
  unmatched: text(
    'The page that every other address shows. A page that is only for this needs no path.',
  ).meta({ shown: false, chooses: { name: 'page' } }),
}).meta({ description: 'Which address shows which page, and where old addresses lead.' });

export type RoutesDefinition = InferType<typeof routesSchema>;
