import { type InferType, lazy, type Schema } from 'yup';
import { optionalDay } from './calendar-day';
import { footerLook, headerLook, headerStrip } from './frame-looks';
import { iconAliases } from './icons';
import { link, type LinkDefinition, linkTarget } from './link';
import { pictureFile, pixels } from './picture';
import {
  flag,
  listOf,
  markedText,
  milliseconds,
  optionalGroup,
  optionalList,
  optionalMarkedText,
  optionalOneOf,
  optionalText,
  strictObject,
  text,
  whole,
} from './primitives';
import { shownIn } from './shown-in';
import { optionalUsualText, usualText, usualTextWith } from './usual-text';

/** What stands around every page: entries of config/site.ts. */

export const banner = strictObject({
  text: text('Its text, in one sentence.'),
  link: optionalGroup('A link after the text.', 'there is no link', link()),
  from: optionalDay('The first day on which it is shown.', 'it is shown at once'),
  until: optionalDay('The last day on which it is shown.', 'it is shown until you delete it'),
  close: optionalText(
    'The name of the button that closes it. It stays closed in that browser until its text changes.',
    'it cannot be closed',
  ).meta({ usualElsewhere: 'banner.close' }),
  once: flag('Shows it only during a visitor’s first visit, until they close the tab.'),
});

export type BannerDefinition = InferType<typeof banner>;

const submenu = strictObject({
  label: text('The label of the button that opens the submenu.'),
  // One level: many visitors miss a submenu in a submenu (WCAG 2.4.5 asks for other ways to a page).
  links: listOf('The links of the submenu, in order. A submenu holds only links.', link()),
}).meta({ group: { name: 'Submenu', description: 'Links under an entry of the menu.' } });

export type SubmenuDefinition = InferType<typeof submenu>;
export type MenuEntry = LinkDefinition | SubmenuDefinition;

const opens = (value: unknown) =>
  typeof value === 'object' && value !== null && 'links' in value && !('to' in value);

const menuEntry = () => {
  const single = link();
  return lazy((value: unknown): Schema<MenuEntry> => (opens(value) ? submenu : single)).meta({
    group: { name: 'MenuEntry', description: 'A link of the menu, or a submenu.' },
    choices: { schemas: { Link: single, Submenu: submenu } },
  });
};

export const logo = strictObject({
  file: pictureFile('The logo: the path of a picture in the folder public.'),
  dark: pictureFile('The logo for visitors whose device is set to dark colours.')
    .optional()
    .meta({ whenOmitted: 'the same logo is shown in dark colours' }),
  width: pixels(
    'The width of the picture in pixels. On the page it is as high as the menu allows.',
  ),
  height: pixels('The height of the picture in pixels.'),
});

export const floatingLink = strictObject({
  label: text('What the button does, for screen readers.'),
  to: linkTarget('Where it leads.'),
  icon: optionalOneOf('The icon on the button.', 'chat', {
    chat: 'a speech bubble',
    phone: 'a telephone',
    calendar: 'a page of a calendar',
  }).meta({ input: 'icon', wordAliases: iconAliases }),
  newTab: flag('Opens in a new tab, and screen readers say so.'),
});

export const header = strictObject({
  look: headerLook,
  strip: headerStrip,
  navigationLabel: usualText('header.navigationLabel', 'The name of the menu, for screen readers.'),
  contactLabel: usualText(
    'header.contactLabel',
    'The name of the contact bar, and the heading of the contact details beside a form.',
  ),
  openMenu: usualText(
    'header.openMenu',
    'The name of the button that opens the menu on small screens.',
  ),
  closeMenu: usualText('header.closeMenu', 'The name of the same button while the menu is open.'),
  skipLink: usualText(
    'header.skipLink',
    'The words of the link that skips the menu, for keyboard users.',
  ),
  schemeSwitch: optionalUsualText(
    'header.schemeSwitch',
    'The name of the button for dark colours, for screen readers: it is there if schemes in config/theme.ts says switch.',
  ),
  languages: optionalUsualText(
    'header.languages',
    'The name of the links to the same page in other languages, for screen readers, of a site in several languages.',
  ),
  links: listOf('The links of the menu, in order.', menuEntry()),
  action: optionalGroup('The button at the end of the menu.', 'there is no button', link()),
});

export const footer = strictObject({
  look: footerLook,
  blurb: optionalMarkedText('What the business is, in a sentence or two.', 'nothing is shown'),
  columns: optionalList(
    'The columns of links, in order.',
    'there are no columns',
    strictObject({
      title: text('The heading of the column.'),
      links: listOf('The links of the column, in order.', link()),
    }),
  ),
  newsletter: optionalGroup(
    'The box that invites visitors to the newsletter.',
    'there is no such box',
    strictObject({
      title: text('The heading of the box.'),
      text: markedText('What subscribers receive, and how often.'),
      form: text('The form in the box.').meta({
        shown: false,
        chooses: { name: 'form' },
      }),
      languages: shownIn('the box'),
    }),
  ),
  copyright: usualTextWith(
    'footer.copyright',
    'The last line of every page. {year} becomes the current year, {name} the name of the site.',
    { year: {}, name: {} },
  ).meta({ usualUnlessOwn: true }),
});

/** Section 9 of the specification has the numbers. */
export const toasts = strictObject({
  autoClose: milliseconds('How long a notice is shown.', 1000).meta({ blank: 5000 }),
  dragToDismiss: whole('How far a notice must be dragged to close it, in percent of its width.')
    .min(1)
    .max(100)
    .meta({ blank: 80, unit: '%' }),
  close: usualText('toasts.close', 'The name of the button that closes a notice.'),
});
