import { entryTerms } from './entry-terms';
import { optionalGroup, optionalText, strictObject } from './primitives';
import { optionalUsualText, usualText, usualTextWith } from './usual-text';

const openNow = strictObject({
  open: usualTextWith(
    'words.openNow.open',
    'While it is open. {time} becomes the time at which it closes.',
    {
      time: { needed: 'the time at which it closes' },
    },
  ),
  closed: usualTextWith(
    'words.openNow.closed',
    'While it is closed. {day} becomes the next day on which it opens, such as today, tomorrow or Monday in the language of the site, {time} the time.',
    { day: { needed: 'the next day on which it opens' }, time: { needed: 'the time' } },
  ),
  openLong: optionalText(
    'While it does not close for a day or longer, as around the clock.',
    'nothing is shown then',
  ).meta({ usualElsewhere: 'words.openNow.openLong' }),
});

/** The site’s own words in various places. */
export const words = strictObject({
  breadcrumb: usualText('words.breadcrumb', 'The name of the breadcrumb, for screen readers.'),
  newTab: usualText('words.newTab', 'Added to links that open in a new tab, for screen readers.'),
  required: usualText('words.required', 'Shown in a form with required fields.'),
  formUnavailable: usualText(
    'words.formUnavailable',
    'Shown in place of a form that cannot be loaded, before the contact details.',
  ),
  cut: usualTextWith(
    'words.cut',
    'Shown when pasted text was cut. {limit} becomes the number of characters that fit.',
    { limit: { needed: 'the number of characters' } },
  ),
  addEntry: optionalUsualText(
    'words.addEntry',
    'The button that adds an entry to a list of a form.',
  ),
  removeEntry: optionalUsualText(
    'words.removeEntry',
    'The button that removes an entry from a list of a form.',
  ),
  entryTitle: usualTextWith(
    'words.entryTitle',
    'The title of an entry in a list of a form. {label} becomes the name of the list, {number} the number of the entry.',
    { label: {}, number: { needed: 'the number of the entry' } },
  ).optional(),
  entryRemoved: usualTextWith(
    'words.entryRemoved',
    'Said by screen readers when an entry of a list was removed. {entry} becomes its title.',
    { entry: { needed: 'the title of the entry' } },
  ).optional(),
  openNow: optionalGroup(
    'Says above opening hours whether it is open at the moment, where the business is: needs timeZone.',
    'only the hours are shown',
    openNow,
  ),
  tableScrolls: optionalUsualText(
    'words.tableScrolls',
    'Shown above a table that scrolls sideways.',
  ),
  entries: entryTerms,
  errorScreen: usualText(
    'words.errorScreen',
    'The heading of the screen that is shown when a page breaks.',
  ),
  errorHint: usualText('words.errorHint', 'What the visitor can do then.'),
  reload: usualText('words.reload', 'The button that loads the page again.'),
});
