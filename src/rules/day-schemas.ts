import {
  areAlike,
  areInOrder,
  dayOrYearly,
  isWholePart,
  notAlike,
  optionalDayOrYearly,
  validDate,
  validMonth,
} from '../schema/calendar-day';
import { weekdays } from '../schema/hour-span';
import { optionalHours, slotTimes } from '../schema/hours';
import { isTimeZone } from '../schema/known-codes';
import {
  flag,
  oneLine,
  oneOf,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
  text,
  whole,
} from '../schema/primitives';
import { calledField } from '../schema/record';
import { kindSchema } from './kind-schema';
import { today } from './today';

const isKnownZone = (name?: string) => name === undefined || isTimeZone(name);

const ruleHours = () =>
  optionalHours(
    'Hours of its own, as those of a business.',
    'the opening hours of business in config/site.ts',
  );

/** More days than anybody plans ahead. */
const mostDays = 36_500;

const optionalDays = (words: string, whenOmitted: string) =>
  whole(words)
    .min(0, 'must be 0 or more')
    .max(mostDays, `must be ${mostDays} or less`)
    .optional()
    .meta({ whenOmitted, blank: 1 });

const ruleDate = (words: string) =>
  text(words)
    .meta({ shown: false })
    .test(
      'date',
      'must be a day like 2026-11-21, a month like 2026-11, or today',
      (value) => value === today || validDate.test(value) || validMonth.test(value),
    );

const daysFromToday = whole(
  'So many days later than today, or with a minus earlier: 1 is tomorrow.',
)
  .min(-mostDays, `must be ${-mostDays} or more`)
  .max(mostDays, `must be ${mostDays} or less`)
  .optional()
  .meta({ whenOmitted: 'it is the date itself', unit: 'days' });

type Dated = { date?: unknown; days?: unknown };

/** A kind with a day of the calendar, or one so many days from today. */
const datedRule = <const Name extends string>(name: Name, words: string, which: string) =>
  kindSchema(name, words, {
    date: ruleDate(
      `The ${which} day, like 2026-11-21; of a field of the kind month the ${which} month, like 2026-11; or today.`,
    ),
    days: daysFromToday,
  }).test(
    'days-from-today',
    "must have date: 'today' beside days: they are counted from today",
    (rule: Dated | undefined) => rule?.days === undefined || rule.date === today,
  );

/** What most forms ask: of a day of birth, or of a booking. */
const fromToday = { date: today, clientOnly: true };

const onlyTheBrowser =
  'Only the browser can check against today: a message may arrive days later, and in another time zone.';

/** The kinds that compare a day with one of the calendar. */
export const datedSchemas = {
  'not-before': datedRule('not-before', `This day or later. ${onlyTheBrowser}`, 'earliest').meta({
    blank: fromToday,
    limits: 'least',
    inWords: 'is not before {date}',
    aliases: 'min-date future from-today earliest adult age',
  }),

  'not-after': datedRule('not-after', `This day or earlier. ${onlyTheBrowser}`, 'latest').meta({
    blank: fromToday,
    limits: 'most',
    inWords: 'is not after {date}',
    aliases: 'max-date before past until latest',
  }),
};

const isNoMore = (least: number | undefined, most: number | undefined) =>
  least === undefined || most === undefined || least <= most;

/** A day, or the first and the last of several. */
const closedDays = strictObject({
  from: dayOrYearly(
    'The day, or the first of several, for example 2027-12-24; or 12-24, which comes back each year.',
  ),
  to: optionalDayOrYearly(
    'The last of several days. Each year from 12-24 to 01-06 is at the turn of the year.',
    'it is a single day',
  ),
})
  .test('alike', notAlike, (each) => !each || areAlike(each))
  .test('in-order', 'must not have to before from', (each) => !each || areInOrder(each));

type Stay = { least?: unknown; most?: unknown };

/** Of each season the fewest nights that it says. */
const seasons = optionalGroup(
  'Asks for more days where the day in the other field is in a season that says nights. Each season of the collection becomes a rule of its own.',
  'it does not depend on seasons',
  strictObject({
    from: text('The collection of seasons.').meta({
      shown: false,
      chooses: { name: 'collection' },
    }),
    message: optionalText(
      'The error message for a stay that is too short for its season, with names of the season in braces, such as {name}, {nights}.',
      'it is the message of the rule',
    ).meta({ ofEntry: true }),
  }),
).meta({
  group: { name: 'SeasonsOfRule', description: 'The seasons of a collection, for a rule.' },
});

type Closed = { weekdays?: unknown; days?: unknown };

/** The kinds that compare a day or a time with another field, with the calendar or with opening hours. */
export const daySchemas = {
  after: kindSchema(
    'after',
    'Later than the day or the time in another field of the form, of the same kind. While that field is empty, everything passes.',
    {
      other: calledField('The name of the other field.'),
      orSame: flag('Accepts the same day or time as well.', 'false: it must be later'),
    },
  ).meta({
    inWords: 'is later than {other}',
    aliases: 'later-than after-field not-before-field end-after-start date-range return',
  }),

  'days-after': kindSchema(
    'days-after',
    'So many days after the day in another field: the nights of a stay. An earlier day than that never passes. While the other field is empty, everything passes.',
    {
      other: calledField(
        'The name of the field with the other day, for example that of the arrival.',
      ),
      least: optionalDays(
        'The fewest days between the two: 2 is two nights at least.',
        '0: the same day will do',
      ),
      most: optionalDays('The most days between the two.', 'any later day will do'),
      from: optionalDayOrYearly(
        'Asks only of days in the other field from this one on: the beginning of a season. Without a year, as 12-20, it comes back each year; the end then too.',
        'it asks of earlier ones too',
      ),
      to: optionalDayOrYearly(
        'Asks only of days in the other field up to this one: the end of a season.',
        'it asks of later ones too',
      ),
      seasons,
    },
  )
    .test(
      'least-or-most',
      'must say least or most (numbers of days), or both',
      (rule: Stay | undefined) => !rule || rule.least !== undefined || rule.most !== undefined,
    )
    .test(
      'in-order',
      'must not have least above most, or to before from: nothing would pass',
      (rule) => !rule || (isNoMore(rule.least, rule.most) && areInOrder(rule)),
    )
    .test('alike', notAlike, (rule) => !rule || isWholePart(rule))
    .meta({
      blank: { least: 1 },
      inWords: 'is so many days after {other}',
      aliases: 'nights min-nights max-nights stay days-between duration length-of-stay',
    }),

  'not-on': kindSchema('not-on', 'A day that is none of these.', {
    weekdays: optionalList(
      'Days of the week, for example the day of rest.',
      'every day of the week passes',
      oneOf(undefined, weekdays),
    ),
    days: optionalList(
      'Days that do not pass, for example those on which everything is taken.',
      'only days of the week are refused',
      closedDays,
    ),
  })
    .test(
      'weekdays-or-days',
      'must say weekdays or days (lists), or both',
      (rule: Closed | undefined) => !rule || rule.weekdays !== undefined || rule.days !== undefined,
    )
    .meta({
      blank: { weekdays: ['sunday'] },
      inWords: 'is none of the days ruled out',
      aliases: 'closed closed-days blocked blocked-days except disabled-dates unavailable weekday',
    }),

  'opening-day': kindSchema(
    'opening-day',
    'A day on which the business opens, today or later. The database asks it too, by the day on which the form is sent.',
    { hours: ruleHours() },
  ).meta({
    shows: { of: 'business.hours', unless: 'hours', begins: true },
    inWords: 'is a day on which you are open',
    aliases: 'open-day business-day working-day within-hours opening-hours open',
  }),

  'opening-time': kindSchema(
    'opening-time',
    'A time at which the business is open: on the day in another field, or on any day. On that day, what is over does not pass.',
    {
      day: oneLine('The name of the field with the day.')
        .optional()
        .meta({ whenOmitted: 'any day will do', follows: { name: 'field' } }),
      past: optionalText(
        'The error message for a time that is over: earlier today, or on a day before.',
        'it is the message',
      ),
      timeZone: oneLine('The time zone of these hours, by its IANA name, such as Europe/London.')
        .test(
          'time-zone',
          'must be the name of a time zone, for example Europe/London',
          isKnownZone,
        )
        .optional()
        .meta({
          whenOmitted: 'timeZone of config/site.ts; without one, a time of today is never over',
        }),
      hours: ruleHours(),
      slots: optionalGroup(
        'Lets through only times at which something begins, counted from opening on.',
        'those of the field, if it has slots; else any time while it is open',
        strictObject(slotTimes),
      ),
    },
  ).meta({
    shows: { of: 'business.hours', unless: 'hours', begins: true },
    inWords: 'is a time at which you are open',
    aliases: 'open-time business-hours working-hours opening-times',
  }),
};
