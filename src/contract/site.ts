import { string, type InferType } from 'yup';
import { iconNames } from './icons';
import { contactLink, link, linkTarget } from './link';
import { photo } from './picture';
import { flag, listOf, oneOf, says, strictObject, text, whole } from './primitives';
import { textWith } from './text-with';

const httpsAddress = (words: string) =>
  string()
    .required('is missing: write a web address')
    .matches(/^https:\/\/\S+$/, { message: 'must be a web address that starts with https://' })
    .meta({ says: words });

const origin = (words: string) =>
  string()
    .required('is missing: write a web address')
    .matches(/^https:\/\/[^\s/?#]+$/, {
      message: 'must be https:// and a host alone, without a slash at the end',
    })
    .meta({ says: words });

const isLanguageTag = (value: string | undefined) => {
  if (value === undefined) return true;
  try {
    // No language has a longer code than three letters: English is none.
    return new Intl.Locale(value).language.length <= 3;
  } catch {
    return false;
  }
};

/** A BCP 47 language tag. */
const languageTag = (words?: string) =>
  text(words).test('language', 'must be a language tag, for example en or en-GB', isLanguageTag);

const sample = () =>
  flag('Marks details that only stand in for your own. Replace them, then delete this line.');

const place = strictObject({
  sample: sample(),
  lines: listOf('The postal address, line by line.', text()),
  // WCAG 4.1.2.
  mapTitle: text('The name of the map, for those who cannot see it.'),
  mapFrame: httpsAddress('The address of a map that may be shown inside a page.'),
  mapLink: says(
    'A plain link to the same map.',
    strictObject({
      label: text('The words of the link.'),
      to: httpsAddress('The address of the map.'),
    }),
  ),
});

const member = strictObject({
  sample: sample(),
  name: text('The name.'),
  role: text('What the person does.'),
  description: text('A sentence or two about the person’s work.'),
  photo: says('A photograph of the person.', photo)
    .optional()
    .default(undefined)
    .meta({ leftOut: 'the site draws a tile from the name' }),
});

const iconLink = strictObject({
  icon: oneOf('The icon that is shown.', iconNames),
  label: text('What the icon stands for, for those who cannot see it.'),
  to: linkTarget('Where it leads.'),
});

const header = strictObject({
  navigationLabel: text('The name of the menu, for those who hear the page.'),
  contactLabel: text(
    'The name of the contact bar, and the heading of the contact details beside a form.',
  ),
  openMenu: text('The name of the button that opens the menu on small screens.'),
  closeMenu: text('The name of the same button while the menu is open.'),
  skipLink: text('The words of the link that leads past the menu, for those who use the keyboard.'),
  links: listOf('The links of the menu, in order.', link()),
  action: link('The button at the end of the menu.'),
});

const footer = strictObject({
  blurb: text('What the agency is, in a sentence or two.'),
  columns: listOf(
    'The columns of links, in order.',
    strictObject({
      title: text('The heading of the column.'),
      links: listOf('The links of the column, in order.', link()),
    }),
  ),
  newsletter: says(
    'The box that invites visitors to the newsletter.',
    strictObject({
      title: text('The heading of the box.'),
      text: text('What subscribers receive, and how often.'),
      form: text('The form in the box: the name of its file in config/forms, without .ts.'),
    }),
  ),
  copyright: textWith(
    'The last line of every page. {year} becomes the current year, {name} the name of the site.',
    { year: {}, name: {} },
  ),
});

/** Section 9 of the specification has the numbers. */
const toasts = strictObject({
  autoClose: whole('How long a notice stays, in milliseconds: a second has 1000.').min(1000),
  dragToDismiss: whole('How far a notice is dragged until it goes, in percent of its width.')
    .min(1)
    .max(100),
  close: text('The name of the button that closes a notice.'),
});

const words = strictObject({
  breadcrumb: text('The name of the line that says where a page stands, for those who hear it.'),
  newTab: text('Added to links that open in a new tab, for those who hear the page.'),
  required: text('Said in a form some of whose fields must be filled in.'),
  formUnavailable: text(
    'Shown instead of a form that cannot be loaded. The contact details follow it.',
  ),
  cut: textWith(
    'Said when pasted text was cut. {limit} becomes the number of characters that fit.',
    { limit: { needed: 'the number of characters' } },
  ),
  errorScreen: text('The heading of the screen that is shown when a page breaks.'),
  errorHint: text('What a visitor can do then.'),
  reload: text('The button that loads the page again.'),
});

/** RFC 9116. */
const security = strictObject({
  contact: text(
    'Where it is told: mailto: and an e-mail address, or a page that starts with https://.',
  ).matches(/^(?:mailto:[^\s@?]+@[^\s@?]+|https:\/\/[^\s/]\S*)$/, {
    message: 'must be mailto: and an e-mail address, or a web address that starts with https://',
  }),
  languages: listOf('The languages in which it may be told, the best one first.', languageTag()),
});

/** config/site.ts (specification, section 2). */
export const siteContract = strictObject({
  name: text('The name of the agency.'),
  shortName: text('The name below the icon on the home screen of a telephone.').max(
    12,
    'is too long: 12 characters at most fit below an icon',
  ),
  language: languageTag('The language of all texts.'),
  direction: oneOf('In which direction that language is read.', {
    ltr: 'from left to right',
    rtl: 'from right to left',
  }),
  origin: origin('The address where the site will live.'),
  titleTemplate: textWith(
    'What the browser’s tab and search results say. {page} becomes the title of the page.',
    { page: { needed: 'the title of the page' } },
  ),
  links: listOf(
    'Addresses that pages refer to by name, as link:whatsapp.',
    strictObject({
      name: text('The name, for example whatsapp.'),
      to: httpsAddress('The address.'),
    }),
  ),
  contact: says(
    'How the agency is reached.',
    strictObject({
      phone: contactLink('The telephone number.', 'tel'),
      email: contactLink('The e-mail address.', 'mailto'),
      place: says('Where the agency is.', place),
    }),
  ),
  security: says(
    'How somebody who finds a hole in the site tells you, in /.well-known/security.txt.',
    security,
  )
    .optional()
    .default(undefined)
    .meta({ leftOut: 'the e-mail address of contact, and the language of the site' }),
  social: listOf('Where else the agency is found, in order.', iconLink),
  team: listOf('The people of the agency, in order.', member),
  header: says('What stands above every page.', header),
  footer: says('What stands below every page.', footer),
  floating: says(
    'The two buttons in the corner of the window.',
    strictObject({
      chat: link('The button that opens a chat.'),
      backToTop: text('The name of the button that leads back to the top of the page.'),
    }),
  ),
  toasts: says('The notices that appear in the corner of the window.', toasts),
  words: says('What the site itself says here and there.', words),
}).meta({ says: 'Who the agency is, and what stands around every page.' });

export type SiteDefinition = InferType<typeof siteContract>;
