type Site = {
  /** What the business is called. */
  words: string;
  /** The same below an icon: 12 characters at most. */
  short: string;
};

const siteSource = ({ words, short }: Site): string => `\
import type { SiteDefinition } from '#types';

// Who the business is, and what surrounds every page. npm run check lists the samples.
export default {
  name: '${words}',
  shortName: '${short}',
  // The language of all texts. Buttons and the like speak it by themselves.
  language: 'en-GB',
  // The time zone of the business.
  timeZone: 'Europe/London',
  // The address of the published site.
  origin: 'https://www.example.com',
  titleTemplate: '{page} | ${words}',
  // The icon in tabs and on home screens, in the folder public.
  favicon: '/icon.svg',
  contact: {
    phone: { label: '020 7946 0123', to: 'tel:+442079460123' },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
    top: 'phone',
  },
  header: {
    links: [
      { label: 'Home', to: '/' },
      { label: 'Contact', to: '/Contact' },
    ],
  },
  footer: {
    blurb: 'Say in a sentence what ${words} is, and for whom.',
    columns: [
      {
        title: 'Plainly',
        links: [
          { label: 'Contact', to: '/Contact' },
          { label: 'Privacy', to: '/Privacy' },
        ],
      },
    ],
    copyright: '© {year} {name}',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
} satisfies SiteDefinition;
`;

const routesSource = `\
import type { RoutesDefinition } from '#types';

// Which address shows which page. All other addresses show the page that unmatched names.
export default {
  pages: [
    { page: 'home', path: '/' },
    { page: 'contact', path: '/Contact' },
    { page: 'privacy', path: '/Privacy' },
  ],
  unmatched: 'home',
} satisfies RoutesDefinition;
`;

const homeSource = ({ words }: Site): string => `\
import type { PageDefinition } from '#types';

export default {
  title: 'Welcome',
  description: 'Say here in one or two sentences what ${words} offers, and where.',
  sections: [
    {
      kind: 'hero',
      title: '${words}',
      lead: 'Say in a sentence or two what visitors get here, and why they come back.',
      action: { label: 'How to reach us', to: '/Contact' },
    },
    {
      kind: 'prose',
      tone: 'tint',
      title: 'What We Do',
      paragraphs: [
        'Begin with what your visitors ask first. Write as you would say it to them.',
        { list: ['One good reason', 'Another one', 'What you promise'] },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'Questions?',
      text: 'Call us, write to us, or come by.',
      action: { label: 'Contact', to: '/Contact' },
    },
  ],
} satisfies PageDefinition;
`;

const contactSource = ({ words }: Site): string => `\
import type { PageDefinition } from '#types';

export default {
  title: 'Contact',
  description: 'How to reach ${words}: telephone, e-mail and a form.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      title: 'How To Reach Us',
    },
    { kind: 'form', title: 'Write To Us', form: 'contact' },
  ],
} satisfies PageDefinition;
`;

const privacySource = ({ words }: Site): string => `\
import type { PageDefinition } from '#types';

export default {
  title: 'Privacy',
  description: 'What ${words} does with what you write to us, and for how long it is kept.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
      title: 'Privacy',
    },
    {
      kind: 'prose',
      title: 'What You Write To Us',
      paragraphs: ['Say what you keep of it, for how long, and who can be asked to delete it.'],
    },
  ],
} satisfies PageDefinition;
`;

const formSource = `\
import type { FormDefinition } from '#types';

export default {
  title: 'Write to us',
  fields: [
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'Email',
      label: 'Your e-mail address',
      maxLength: 254,
      autoComplete: 'email',
    },
    { kind: 'textarea', name: 'Message', label: 'Your message', rows: 4, maxLength: 5000 },
  ],
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid e-mail address' },
    { field: 'Message', check: 'required', message: 'Please enter a message' },
  ],
  record: { collection: 'contact', stamps: { id: 'milliseconds', Date: 'dateTime' } },
  honeypot: true,
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you, we will answer soon' },
    failed: { toast: 'That did not work. Please try again' },
  },
} satisfies FormDefinition;
`;

/** A sun over a line, in the colour of the theme's accent. */
const iconSource = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${accent}"/><path fill="#fff" d="M14 42a18 18 0 0 1 36 0Z"/><path stroke="#fff" stroke-width="4" d="M10 50h44"/></svg>\n`;

type Wanted = Site & { accent: string; theme: string };

/** What stands in a new site's folder: each file with what is in it. */
export const siteSources = ({ accent, theme, ...site }: Wanted) => [
  { file: 'config/site.ts', text: siteSource(site), about: 'name, contact, menus' },
  { file: 'config/theme.ts', text: theme, about: 'colours, type, space' },
  { file: 'config/routes.ts', text: routesSource, about: 'which address shows which page' },
  { file: 'config/pages/home.ts', text: homeSource(site), about: 'the first page' },
  { file: 'config/pages/contact.ts', text: contactSource(site), about: 'a page with a form' },
  { file: 'config/pages/privacy.ts', text: privacySource(site), about: 'a page of text' },
  { file: 'config/forms/contact.ts', text: formSource, about: 'the form' },
  { file: 'public/icon.svg', text: iconSource(accent), about: 'the icon; pictures go beside it' },
];
