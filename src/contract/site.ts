import { string, type InferType } from 'yup';
import { iconNames } from './icons';
import { link, linkTarget } from './link';
import { photo } from './picture';
import { flag, listOf, oneOf, strictObject, text, whole } from './primitives';

const iconLink = strictObject({ icon: oneOf(iconNames), label: text(), to: linkTarget() });

const httpsAddress = () =>
  string()
    .required('is missing: write a web address')
    .matches(/^https:\/\/\S+$/, { message: 'must be a web address that starts with https://' });

const origin = () =>
  string()
    .required('is missing: write a web address')
    .matches(/^https:\/\/[^\s/?#]+$/, {
      message: 'must be https:// and a host alone, without a slash at the end',
    });

const isLanguageTag = (value: string | undefined) => {
  if (value === undefined) return true;
  try {
    return new Intl.Locale(value).language !== '';
  } catch {
    return false;
  }
};

const languageTag = () =>
  text().test('language', 'must be a language tag, for example en or en-GB', isLanguageTag);

/** `sample: true` marks details that must be replaced before the site is put on the web. */
const place = strictObject({
  sample: flag(),
  lines: listOf(text()),
  /** Title of the map frame, for those who cannot see it (WCAG 4.1.2). */
  mapTitle: text(),
  mapFrame: httpsAddress(),
  mapLink: strictObject({ label: text(), to: httpsAddress() }),
});

const member = strictObject({
  sample: flag(),
  name: text(),
  role: text(),
  description: text(),
  photo: photo.optional().default(undefined),
});

const footerColumn = strictObject({ title: text(), links: listOf(link) });

/** config/site.ts: who the agency is, and what stands around every page (specification, section 2). */
export const siteContract = strictObject({
  name: text(),
  /** The name below an icon on a home screen, which shows about 12 characters. */
  shortName: text().max(12, 'is too long: 12 characters at most fit below an icon'),
  /** BCP 47 language tag of all texts, and their direction. */
  language: languageTag(),
  direction: oneOf(['ltr', 'rtl']),
  /** Where the site will live, without a slash at the end. */
  origin: origin(),
  /** What the browser's tab and search results say; {page} is the page's title. */
  titleTemplate: text().matches(/\{page\}/, {
    message: 'must hold {page}, where the title of the page goes',
  }),
  /** Addresses that pages refer to by name, as `link:name`. */
  links: listOf(strictObject({ name: text(), to: httpsAddress() })),
  contact: strictObject({
    phone: strictObject({ label: text(), to: linkTarget() }),
    email: strictObject({ label: text(), to: linkTarget() }),
    place,
  }),
  social: listOf(iconLink),
  team: listOf(member),
  header: strictObject({
    /** Names of the landmarks and controls, for those who hear the page. */
    navigationLabel: text(),
    contactLabel: text(),
    openMenu: text(),
    closeMenu: text(),
    skipLink: text(),
    links: listOf(link),
    action: link,
  }),
  footer: strictObject({
    blurb: text(),
    columns: listOf(footerColumn),
    newsletter: strictObject({ title: text(), text: text(), form: text() }),
    /** {year} is the current year, {name} the name of the site. */
    copyright: text(),
  }),
  floating: strictObject({ chat: link, backToTop: text() }),
  /** Section 9 of the specification: times in milliseconds, the drag in percent of a toast's width. */
  toasts: strictObject({
    autoClose: whole().positive(),
    dragToDismiss: whole().min(1).max(100),
    close: text(),
  }),
  words: strictObject({
    breadcrumb: text(),
    newTab: text(),
    required: text(),
    formUnavailable: text(),
    /** Said when pasted text was cut; {limit} is how many characters the field takes. */
    cut: text().matches(/\{limit\}/, {
      message: 'must hold {limit}, where the number of characters goes',
    }),
    errorScreen: text(),
    errorHint: text(),
    reload: text(),
  }),
});

export type SiteDefinition = InferType<typeof siteContract>;
