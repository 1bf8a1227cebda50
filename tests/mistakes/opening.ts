import { newsletterForm } from './ages';
import { added } from './form-kinds';
import { newsletter, type Mistake } from './row';

const day = "{ kind: 'date', name: 'Day', label: 'Day', errorMessage: 'No day' },";
const time = "{ kind: 'time', name: 'Time', label: 'Time', errorMessage: 'No time' },";
const note = "{ kind: 'text', name: 'Why', label: 'Why' },";
const hours = (more = '') =>
  `hours: { week: [{ days: ['monday'], open: ['09:00–17:00'] }], closed: 'Closed', ${more} },`;

const zone = "timeZone: 'Europe/Berlin',";

type Reported = { code: string; at?: string; suggests?: string };

const wrong = (what: string, rule: string, { at = 'check:', ...reported }: Reported) =>
  added(what, { fields: [day, time, note], rules: [`{ ${rule} message: 'x' },`], at, ...reported });

export const openingMistakes: Mistake[] = [
  wrong('an opening day misspelt', `field: 'Day', check: 'openning-day', ${hours()}`, {
    code: 'SITE-028',
    suggests: "'opening-day'",
  }),
  wrong('an opening day by another word', `field: 'Day', check: 'business-day', ${hours()}`, {
    code: 'SITE-028',
    suggests: "'opening-day'",
  }),
  wrong('an opening day of a time', `field: 'Time', check: 'opening-day', ${hours()}`, {
    code: 'SITE-067',
    suggests: "'opening-time'",
  }),
  wrong('an opening time of a day', `field: 'Day', check: 'opening-time', ${hours()}`, {
    code: 'SITE-067',
    suggests: "'opening-day'",
  }),
  wrong('an opening day of a text', `field: 'Why', check: 'opening-day', ${hours()}`, {
    code: 'SITE-067',
  }),
  added('times to choose from, of which no rule says when they are', {
    fields: [day, time.replace('label:', 'slots: { every: 30 }, label:')],
    code: 'SITE-615',
    at: 'slots:',
  }),
  wrong('a misspelt day', `field: 'Time', check: 'opening-time', day: 'Dai', ${hours()}`, {
    code: 'SITE-053',
    at: 'day:',
    suggests: "'Day'",
  }),
  wrong('the day of a text', `field: 'Time', check: 'opening-time', day: 'Why', ${hours()}`, {
    code: 'SITE-149',
    at: 'day:',
  }),
  wrong('the day of a time', `field: 'Time', check: 'opening-time', day: 'Time', ${hours()}`, {
    code: 'SITE-149',
    at: 'day:',
  }),
  wrong('hours by another word', "field: 'Day', check: 'opening-day', open: ['09:00–17:00'],", {
    code: 'SITE-020',
    at: 'open:',
  }),
  wrong(
    'hours that end before they begin to be',
    `field: 'Day', check: 'opening-day', ${hours().replace('17:00', '09:00')}`,
    {
      code: 'SITE-034',
      at: 'open:',
    },
  ),
  {
    what: 'an opening day in a form without the day on which it is sent',
    file: newsletter,
    from: newsletterForm("{ id: 'milliseconds', Date: 'date' }"),
    to: newsletterForm(
      "{ id: 'milliseconds' }",
      [day],
      [`{ field: 'Day', check: 'opening-day', ${hours()} message: 'x' },`],
    ),
    code: 'SITE-307',
    at: 'opening-day',
  },
  wrong('no hours at all', "field: 'Day', check: 'opening-day',", { code: 'SITE-308' }),
  wrong('no hours for a time', "field: 'Time', check: 'opening-time', day: 'Day',", {
    code: 'SITE-308',
  }),
  wrong(
    'words for what is over misspelt',
    `field: 'Time', check: 'opening-time', day: 'Day', passt: 'x', ${zone} ${hours()}`,
    { code: 'SITE-020', at: 'passt:', suggests: 'past' },
  ),
  wrong(
    'words for what is over without a day',
    `field: 'Time', check: 'opening-time', past: 'x', ${zone} ${hours()}`,
    { code: 'SITE-038', at: 'past:' },
  ),
  wrong(
    'words for what is over where no time zone is known',
    `field: 'Time', check: 'opening-time', day: 'Day', past: 'x', ${hours()}`,
    { code: 'SITE-038', at: 'past:' },
  ),
  wrong(
    'a time zone that there is not',
    `field: 'Time', check: 'opening-time', day: 'Day', timeZone: 'Berlin', ${hours()}`,
    { code: 'SITE-034', at: 'timeZone:' },
  ),
  {
    what: 'a time that is over in a form without the moment of sending',
    file: newsletter,
    from: newsletterForm("{ id: 'milliseconds', Date: 'date' }"),
    to: newsletterForm(
      "{ Date: 'date' }",
      [day, time],
      [`{ field: 'Time', check: 'opening-time', day: 'Day', ${zone} ${hours()} message: 'x' },`],
    ),
    code: 'SITE-422',
    at: 'opening-time',
  },
];
