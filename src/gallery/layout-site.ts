import type { FormDefinition } from '../form/form-schema';
import type { SiteDefinition } from '../schema/site';
import { siteExample } from '../schema/site-example';
import type { SectionDefinition } from '../sections/registry';
import type { LayoutLook } from './kinds';

/** The same business around every look of what surrounds pages, with all that one may show. */

const { logo: _logo, banner: _banner, ...business } = siteExample;

/** Its name stands in place of a logo, after the mark of the site that is run. */
export const layoutSite: SiteDefinition = {
  ...business,
  header: {
    ...siteExample.header,
    look: undefined,
    strip: undefined,
    links: [
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/Services' },
      {
        label: 'About us',
        links: [
          { label: 'The team', to: '/Team' },
          { label: 'The office by the sea', to: '/Office' },
        ],
      },
      { label: 'Prices', to: '/Prices' },
      { label: 'Contact', to: '/Contact' },
    ],
    action: { label: 'Call us', to: '/Call' },
  },
  footer: {
    ...siteExample.footer,
    look: undefined,
    columns: [
      {
        title: 'Pages',
        links: [
          { label: 'Services', to: '/Services' },
          { label: 'Prices', to: '/Prices' },
          { label: 'The team', to: '/Team' },
        ],
      },
      {
        title: 'Visit us',
        links: [
          { label: 'The office by the sea', to: '/Office' },
          { label: '+1 202 555 0101', to: 'tel:+12025550101' },
        ],
      },
      {
        title: 'Small print',
        links: [
          { label: 'Imprint', to: '/Imprint' },
          { label: 'Privacy', to: '/Privacy' },
        ],
      },
    ],
    newsletter: { ...siteExample.footer.newsletter, form: 'layout' },
  },
};

/** The page of which a header marks the link. */
export const layoutPath = '/Services';

const opening: SectionDefinition = {
  kind: 'page-header',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services' }],
  title: 'What We Do',
  lead: 'In which order, and what it costs.',
};

const ending: SectionDefinition = {
  kind: 'prose',
  title: 'How We Begin',
  paragraphs: [
    'We come to you, look at what you have, and ask what your visitors ask you. Two days later you have a drawing of every page.',
    'You try it with three people who do not know it. What they do not find, we draw again before a line of it is built.',
  ],
};

/** Below a header a page begins, above a footer it ends. */
export const layoutPage = ({ header }: LayoutLook): SectionDefinition[] =>
  header ? [opening, ending] : [ending];

/** The form in a footer: nothing of it is sent. */
export const layoutForm: FormDefinition = {
  title: 'News',
  fields: [{ kind: 'email', name: 'Email', label: 'Your e-mail', autoComplete: 'email' }],
  rules: [{ field: 'Email', check: 'required', message: 'Please tell us your email address' }],
  record: { collection: 'gallery', stamps: {} },
  submit: { label: 'Subscribe', look: 'arrow', clear: 'submitted' },
  outcome: { saved: { toast: 'Thank you' }, failed: { toast: 'Once more, please' } },
};
