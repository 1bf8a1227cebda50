import { type InferType, lazy, type Schema } from 'yup';
import { calendarDay } from './calendar-day';
import { iconAliases } from './icons';
import { link, type LinkDefinition, linkTarget } from './link';
import { pictureFile, pixels } from './picture';
import {
  flag,
  listOf,
  markedText,
  milliseconds,
  oneOf,
  optionalList,
  optionalMarkedText,
  optionalText,
  strictObject,
  text,
  textWith,
  whole,
  withDescription,
} from './primitives';

/** What stands around every page: entries of config/site.ts. */

const day = (words: string, whenOmitted: string) =>
  calendarDay(words).optional().meta({ whenOmitted });

export const banner = strictObject({
  text: text('What it says, in one sentence.'),
  link: link('A link behind these words.')
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'there is no link' }),
  from: day('The first day on which it is shown.', 'it is shown at once'),
  until: day('The last day on which it is shown.', 'it is shown until you delete it'),
  close: optionalText(
    'The name of the button that puts it away. It stays away in that browser until its words change.',
    'it cannot be put away',
  ),
});

export type BannerDefinition = InferType<typeof banner>;

const submenu = strictObject({
  label: text('The words of the button that opens the submenu.'),
  // One level: many visitors miss a submenu in a submenu (WCAG 2.4.5 asks for other ways to a page).
  links: listOf('The links of the submenu, in order. A submenu holds links alone.', link()),
}).meta({ group: { name: 'Submenu', description: 'Links below an entry of the menu.' } });

export type SubmenuDefinition = InferType<typeof submenu>;
export type MenuEntry = LinkDefinition | SubmenuDefinition;

const opens = (value: unknown) =>
  typeof value === 'object' && value !== null && 'links' in value && !('to' in value);

/** An entry of the menu: a link, or a submenu. */
const menuEntry = () => {
  const single = link();
  return lazy((value: unknown): Schema<MenuEntry> => (opens(value) ? submenu : single)).meta({
    group: { name: 'MenuEntry', description: 'A link of the menu, or a submenu.' },
    choices: { schemas: { Link: single, Submenu: submenu } },
  });
};

export const logo = strictObject({
  file: pictureFile('The logo: the path of a picture in the folder public.'),
  dark: pictureFile('The same for visitors whose device is set to dark colours.')
    .optional()
    .meta({ whenOmitted: 'the logo is the same in dark colours' }),
  width: pixels(
    'How wide the picture is, in pixels. On the page it is as high as the menu allows.',
  ),
  height: pixels('How high the picture is, in pixels.'),
});

export const floatingLink = strictObject({
  label: text('What the button does, for those who cannot see its icon.'),
  to: linkTarget('Where it leads.'),
  icon: oneOf('The icon on it.', {
    chat: 'a bubble',
    phone: 'a telephone',
    calendar: 'a sheet of a calendar',
  })
    .optional()
    .meta({ whenOmitted: 'chat', wordAliases: iconAliases }),
  newTab: flag('Opens in a new tab of the browser, and says so to those who hear the page.'),
});

export const header = strictObject({
  navigationLabel: text('The name of the menu, for those who hear the page.'),
  contactLabel: text(
    'The name of the contact bar, and the heading of the contact details beside a form.',
  ),
  openMenu: text('The name of the button that opens the menu on small screens.'),
  closeMenu: text('The name of the same button while the menu is open.'),
  skipLink: text('The words of the link that leads past the menu, for those who use the keyboard.'),
  links: listOf('The links of the menu, in order.', menuEntry()),
  action: link('The button at the end of the menu.')
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'there is no button' }),
});

export const footer = strictObject({
  blurb: optionalMarkedText('What the agency is, in a sentence or two.', 'nothing is said'),
  columns: optionalList(
    'The columns of links, in order.',
    'there are no columns',
    strictObject({
      title: text('The heading of the column.'),
      links: listOf('The links of the column, in order.', link()),
    }),
  ),
  newsletter: withDescription(
    'The box that invites visitors to the newsletter.',
    strictObject({
      title: text('The heading of the box.'),
      text: markedText('What subscribers receive, and how often.'),
      form: text('The form in the box: the name of its file in config/forms, without .ts.'),
    }),
  )
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'there is no such box' }),
  copyright: textWith(
    'The last line of every page. {year} becomes the current year, {name} the name of the site.',
    { year: {}, name: {} },
  ),
});

/** Section 9 of the specification has the numbers. */
export const toasts = strictObject({
  autoClose: milliseconds('How long a notice stays.', 1000),
  dragToDismiss: whole('How far a notice is dragged until it goes, in percent of its width.')
    .min(1)
    .max(100),
  close: text('The name of the button that closes a notice.'),
});
