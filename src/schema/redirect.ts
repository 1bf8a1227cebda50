import type { InferType } from 'yup';
import { lacks } from './groups';
import { webHost } from './link';
import { quotedText } from './plain-values';
import { optionalOneOf, strictObject } from './primitives';

const kept = 'With /* at the end, what follows the folder of “from” follows there as well.';

/** An address of an old site, and where its visitors find the same today. */
export const redirectSchema = strictObject({
  from: quotedText()
    .required('is missing: write an old address, for example /prices.php')
    .matches(/^\/(?!_{2}|\/)(?:[^\s?#*\\/]|\/(?!\/)| (?=\S))*(?:(?<=\/)\*|\?[^\s#]+)?$/, {
      message:
        'must be an old address without the name of the site, for example /prices.php, /index.php?page=12, or /old/* for all that is in a folder',
      excludeEmptyString: true,
    })
    .meta({
      description:
        'The old address, without the name of the site: /prices.php, /index.php?page=12 (whatever else stands behind the ? does not matter), or /old/* for a folder with all that is in it. Capital and small letters count as the same, and so do ü and %C3%BC. Of several that fit, the one that says most is followed.',
      blank: ({ unused }) => unused('/old-page'),
    }),
  to: quotedText()
    .optional()
    .matches(new RegExp(String.raw`^(?:/(?!/)[^\s\\]*|https://${webHost}\S*)$`), {
      message:
        'must be a page such as /Prices, a place on a page such as /Prices#implants, or a web address that starts with https://',
    })
    .meta({
      description: `Where it leads today: a page, a place on a page, a file, or a web address. What stands behind the ? of the visitor’s address is kept. ${kept}`,
      whenOmitted: 'there must be status: gone',
      input: 'link',
    }),
  status: optionalOneOf('What browsers and search engines are told.', 'permanent', {
    permanent: 'it has moved for good (301)',
    temporary: 'it is elsewhere for some time, and the old address remains the right one (302)',
    gone: 'it was removed and nothing takes its place (410); there is no “to”',
  }),
})
  .test(
    lacks<{ to?: string | undefined; status?: string | undefined }>({
      key: 'to',
      form: "'…'",
      when: ({ to, status }) => to === undefined && status !== 'gone',
    }),
  )
  .meta({
    group: { name: 'Redirect', description: 'Where an old address leads today.' },
    blank: ({ paths }) => ({ to: paths[0] ?? '/' }),
  });

export type Redirect = InferType<typeof redirectSchema>;
