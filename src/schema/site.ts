import type { InferType } from 'yup';
import { business } from './business';
import { consent } from './consent';
import { secondCurrency } from './currency';
import { editing } from './editing';
import { iconAliases, iconNames } from './icons';
import { isLanguage, isTimeZone } from './known-codes';
import { banner, floatingLink, footer, header, logo, toasts } from './layout';
import { contactLink, httpsAddress, link, linkTarget, origin } from './link';
import { maintenance } from './maintenance';
import { person } from './person';
import { pictureFile, shareImage } from './picture';
import {
  listOf,
  oneOf,
  optionalGroup,
  optionalList,
  optionalOneOf,
  optionalText,
  sample,
  strictObject,
  text,
  textWith,
  withDescription,
} from './primitives';
import { sharedValues } from './shared-values';
import { words } from './site-words';
import { usualText, whenUsualGroup } from './usual-text';
import { visits } from './visits';

const languageTag = (words?: string) =>
  text(words)
    .meta({
      shown: false,
      blank: ({ language, beside }) =>
        [language, 'en', 'de', 'fr'].find((each) => each !== '' && !beside.has(each)),
    })
    .test(
      'language',
      'must be the code of a language, for example en or en-GB',
      (value) => value === undefined || isLanguage(value),
    );

const place = strictObject({
  sample: sample(),
  lines: listOf('The postal address, line by line.', text()).meta({
    blank: ['New street 1', 'New town'],
  }),
  // WCAG 4.1.2.
  mapTitle: usualText('contact.mapTitle', 'The name of the map, for screen readers.'),
  mapFrame: httpsAddress('The address of a map that may be embedded in a page.'),
  mapLink: withDescription(
    'A plain link to the same map.',
    strictObject({
      label: usualText('mapLink.label', 'The label of the link.'),
      to: httpsAddress('The address of the map.'),
    }),
  ),
});

const wayToReach = strictObject({
  name: text('Its purpose, for example Emergencies.'),
  label: text('How it is shown, for example +44 20 7946 0000.'),
  to: linkTarget('Where it leads: tel: and a number, mailto: and an address, or a link.'),
});

const iconLink = strictObject({
  icon: oneOf('The icon that is shown.', iconNames).meta({
    input: 'icon',
    wordAliases: iconAliases,
  }),
  label: text('What the icon stands for, for screen readers.'),
  to: linkTarget('Where it leads.'),
});

/** RFC 9116. */
const security = strictObject({
  contact: text(
    'Where to report it: mailto: and an e-mail address, or a page that starts with https://.',
  )
    .meta({ shown: false, blank: 'mailto:office@example.com' })
    .matches(/^(?:mailto:[^\s@?]+@[^\s@?]+|https:\/\/[^\s/]\S*)$/, {
      message: 'must be mailto: and an e-mail address, or a web address that starts with https://',
    }),
  languages: listOf(
    'The languages in which it may be reported, the preferred one first.',
    languageTag(),
  ),
});

/** config/site.ts (specification, section 2). */
export const siteSchema = strictObject({
  name: text('The name of the business.'),
  shortName: text('The name below the icon on the home screen of a phone.')
    .meta({ shown: false, translated: true, follows: { beside: 'name' } })
    .max(12, 'is too long: 12 characters at most fit below an icon'),
  language: languageTag(
    'The language of all texts. A site in several languages says languages in its place.',
  ),
  languages: optionalList(
    'The languages of the site, the main one first. Any text, picture, link or address may then be written in each of them. What is said once is for all of them.',
    'the site is in one language',
    languageTag(),
  ).meta({
    inFiles: 'Each is written by the first part of its code: { en: ‘Contact’, de: ‘Kontakt’ }.',
  }),
  direction: oneOf('The direction in which that language is read.', {
    ltr: 'from left to right',
    rtl: 'from right to left',
  }).meta({ usual: 'direction', whenOmitted: 'it is that of the language' }),
  timeZone: text(
    'The time zone of the business, by its IANA name, for example Europe/London. Banners, special hours and posts begin and end at midnight there.',
  )
    .test(
      'time-zone',
      'must be the name of a time zone, for example Europe/London or America/New_York',
      (value = '') => value.trim() === '' || isTimeZone(value),
    )
    .optional()
    .meta({ whenOmitted: 'midnight is that of UTC', shown: false }),
  origin: origin('The address of the published site.'),
  titleTemplate: textWith(
    'The title in the browser’s tab and in search results. {page} becomes the title of the page.',
    { page: { needed: 'the title of the page' } },
  ).meta({ follows: { beside: 'name', holds: true } }),
  logo: optionalGroup(
    'The logo, shown in place of the name.',
    'the name is shown, after the mark of theme.motif if there is one',
    logo,
  ),
  favicon: pictureFile(
    'The icon in the tabs of browsers and on home screens: the path of a square SVG or PNG in the folder public.',
    ['png', 'svg'],
  )
    .optional()
    .meta({
      whenOmitted:
        'public/favicon.svg if it exists, otherwise one drawn in the colours of the site',
    }),
  shareImage: optionalGroup(
    'The photograph in the preview of a link to any page, in messengers and social networks. Its middle is shown, 1200 to 630.',
    'previews show a picture drawn with the title of the page',
    shareImage,
  ),
  values: sharedValues(),
  secondCurrency: optionalGroup(
    'Shows the prices of collections, and those that forms work out, in another currency too, as approximate.',
    'prices are shown only in their own currency',
    secondCurrency,
  ),
  breadcrumbs: optionalGroup(
    'Shows the way to each page above its headline, where its page-header says no other: the first page, the pages above its address, itself, by their names in the menus. Pages that search engines do not list have none.',
    'a page shows the way that its page-header says',
    strictObject({ home: usualText('breadcrumbs.home', 'The name of the first page there.') }),
  ),
  banner: optionalGroup('A line above every page, for some time.', 'there is no such line', banner),
  links: optionalList(
    'Addresses that pages refer to by name, such as link:whatsapp.',
    'no link has a name',
    strictObject({
      name: text('The name, for example whatsapp.')
        .meta({ shown: false, names: 'link', blank: ({ unused }) => unused('link') })
        .matches(/^[a-z][a-z0-9-]*$/, {
          message: 'must hold only small letters a to z, digits and hyphens, for example whatsapp',
          excludeEmptyString: true,
        }),
      to: httpsAddress('The address.'),
    }),
  ),
  contact: withDescription(
    'How to reach the business.',
    strictObject({
      phone: contactLink('The telephone number.', 'tel'),
      email: contactLink('The e-mail address.', 'mailto'),
      more: optionalList(
        'Other ways to reach it: more telephone numbers, e-mail addresses, a chat.',
        'there are no others',
        wayToReach,
      ),
      top: optionalOneOf(
        'What is shown beside the menu button on small screens.',
        'nothing is shown there',
        {
          phone: 'a button that calls the telephone number',
          email: 'a button that writes to the e-mail address',
        },
      ),
      place: optionalGroup('Where the business is.', 'no place is shown', place),
    }),
  ),
  business: optionalGroup(
    'The business as search engines show it beside a map.',
    'search engines get an organization without address and hours',
    business,
  ),
  security: optionalGroup(
    'Where to report security problems of the site, published in /.well-known/security.txt.',
    'the e-mail address of contact, and the language of the site',
    security,
  ),
  social: optionalList('Profiles on other sites, in order.', 'no icons are shown', iconLink),
  team: optionalList('The people of the business, in order.', 'there are none', person),
  consent: optionalGroup(
    'What a map or video with ask: true, and a section of the kind embed, asks the visitor.',
    'no section may ask',
    consent,
  ),
  visits: optionalGroup(
    'Has visits counted, without cookies: of visitors who do not forbid it in their browser. Say so in the privacy notice.',
    'nobody counts them',
    visits,
  ),
  maintenance: optionalGroup(
    'Closes the site for some time: every address shows only this, with the ways to reach the business. What visitors send from pages that they had open before is stored as ever.',
    'the site is open',
    maintenance,
  ),
  editing: optionalGroup(
    'Where the site’s files are for the editor at an address of its own: who may write to that repository may edit.',
    'the site is edited only by npm run edit',
    editing,
  ),
  header: withDescription('The header of every page.', header),
  footer: withDescription('The footer of every page.', footer).meta({
    whenOmitted: 'it is only the line of copyright',
  }),
  floating: optionalGroup(
    'What stays in view while visitors read: two buttons in the corner of the window, and one at the lower edge of telephones.',
    'there are none',
    strictObject({
      chat: optionalGroup(
        'The button that opens a chat, calls you or books an appointment.',
        'there is no such button',
        floatingLink,
      ),
      backToTop: optionalText(
        'The name of the button that leads back to the top of the page.',
        'there is no such button',
      ).meta({ usualElsewhere: 'floating.backToTop' }),
      action: optionalGroup(
        'The button at the lower edge of telephones, for what the site asks for most, for example Book. It is not on the page to which it leads.',
        'there is no such button',
        link(),
      ),
    }),
  ),
  toasts: withDescription('The notices that appear in the corner of the window.', toasts),
  words: withDescription('The site’s own words in various places.', words).meta({
    whenOmitted: whenUsualGroup,
  }),
}).meta({ description: 'Who the business is, and what surrounds every page.' });

export type SiteDefinition = Omit<InferType<typeof siteSchema>, 'values'> & {
  values?: Record<string, string | number> | undefined;
};
