import type { RuleDefinition, RuleName } from './schemas';

/** Examples of each rule kind, for the gallery, docs/config.md and the tests. */
export const examples = {
  required: {
    plain: { field: 'Name', check: 'required', message: 'Please enter your name' },
    inTheBrowserAlone: {
      field: 'Name',
      check: 'required',
      message: 'Please enter your name',
      whenFilled: false,
      clientOnly: true,
    },
    ofAFirm: {
      field: 'Company',
      check: 'required',
      when: { field: 'As', is: 'firm' },
      message: 'Please enter the name of your firm',
    },
  },
  accepted: {
    aConsent: {
      field: 'Consent',
      check: 'accepted',
      message: 'Please agree, or we may not answer',
    },
  },
  email: {
    plain: { field: 'Email', check: 'email', message: 'Please enter a valid e-mail address' },
    optional: {
      field: 'Email',
      check: 'email',
      message: 'Please enter a valid e-mail address, or none',
      whenFilled: true,
    },
  },
  digits: {
    plain: { field: 'Number', check: 'digits', message: 'Please enter only digits' },
  },
  'min-length': {
    threeLetters: {
      field: 'Town',
      check: 'min-length',
      length: 3,
      message: 'Please enter three letters or more',
    },
  },
  'max-length': {
    shortText: {
      field: 'Title',
      check: 'max-length',
      length: 3,
      message: 'Please keep to three characters',
    },
  },
  'web-address': {
    plain: {
      field: 'Website',
      check: 'web-address',
      message: 'Please start with http:// or https://',
      whenFilled: true,
    },
  },
  min: {
    atLeastOne: {
      field: 'Guests',
      check: 'min',
      value: 1,
      message: 'Please enter one guest or more',
    },
  },
  max: {
    atMostThree: {
      field: 'Guests',
      check: 'max',
      value: 3,
      message: 'Please enter three guests or fewer',
    },
  },
  'not-before': {
    fromToday: {
      field: 'Day',
      check: 'not-before',
      date: 'today',
      message: 'Please choose a day to come',
      clientOnly: true,
    },
    fromTheDayAfterTomorrow: {
      field: 'Day',
      check: 'not-before',
      date: 'today',
      days: 2,
      message: 'Please choose the day after tomorrow or a later one',
      clientOnly: true,
    },
  },
  'not-after': {
    beforeTheFair: {
      field: 'Day',
      check: 'not-after',
      date: '2026-12-24',
      message: 'Please choose a day before Christmas',
    },
    aYearAheadAtMost: {
      field: 'Day',
      check: 'not-after',
      date: 'today',
      days: 365,
      message: 'Please choose a day within a year',
      clientOnly: true,
    },
  },
  'same-as': {
    typedTwice: {
      field: 'Again',
      check: 'same-as',
      other: 'Email',
      message: 'The two addresses differ',
    },
  },
  'at-least-one': {
    aWayToReachYou: {
      field: 'Phone',
      check: 'at-least-one',
      others: ['Email'],
      message: 'Please enter your telephone number or your e-mail address',
    },
  },
  'one-of': {
    twoTowns: {
      field: 'Town',
      check: 'one-of',
      values: ['Bonn', 'Ulm'],
      message: 'We work in Bonn and Ulm alone',
    },
  },
  pattern: {
    aCustomerNumber: {
      field: 'Customer',
      check: 'pattern',
      pattern: '[A-Z]{3}[0-9]{4}',
      wants: 'Three capital letters and four digits',
      message: 'Please enter three capital letters and four digits, for example ABC1234',
    },
  },
  iban: {
    plain: { field: 'Account', check: 'iban', message: 'Please look at this IBAN once more' },
  },
  'postal-code': {
    ofGermany: {
      field: 'PostalCode',
      check: 'postal-code',
      country: 'DE',
      message: 'Please enter the five digits of your postal code',
    },
    ofTheChosenCountry: {
      field: 'PostalCode',
      check: 'postal-code',
      other: 'Country',
      message: 'Please enter the postal code as your country writes it',
    },
  },
  'licence-plate': {
    ofGreatBritain: {
      field: 'Car',
      check: 'licence-plate',
      country: 'GB',
      message: 'Please enter the number plate of your car, for example AB12 CDE',
    },
  },
  after: {
    theReturn: {
      field: 'Return',
      check: 'after',
      other: 'Outward',
      message: 'Please choose a ride back after the ride there',
    },
    theSameDayWillDo: {
      field: 'LastDay',
      check: 'after',
      other: 'FirstDay',
      orSame: true,
      message: 'Please choose the first day or a later one',
    },
  },
  'days-after': {
    twoNightsToTwoWeeks: {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      least: 2,
      most: 14,
      message: 'Please stay from 2 to 14 nights',
    },
    inHighSeason: {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      least: 7,
      from: '2027-07-01',
      to: '2027-08-31',
      message: 'In July and August, please stay for a week or longer',
    },
    bySeason: {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      least: 1,
      most: 21,
      seasons: { from: 'seasons', message: 'In {name} stay for {nights} nights or longer' },
      message: 'Please stay for one night to three weeks',
    },
  },
  'not-on': {
    noArrivalOnSundays: {
      field: 'Arrival',
      check: 'not-on',
      weekdays: ['sunday'],
      days: [{ from: '2027-05-01' }, { from: '2027-12-24', to: '2028-01-02' }],
      message: 'We cannot welcome you on Sundays, on May Day, or over Christmas',
    },
  },
  'opening-day': {
    ofItsOwnHours: {
      field: 'Day',
      check: 'opening-day',
      hours: {
        week: [{ days: ['tuesday', 'thursday'], open: ['16:00–20:00'] }],
        special: [{ label: 'Holidays', from: '2026-12-22', to: '2027-01-04' }],
        closed: 'Closed',
      },
      message: 'Please choose a Tuesday or Thursday to come, but not in the holidays',
    },
  },
  'opening-time': {
    onTheDayAbove: {
      field: 'Time',
      check: 'opening-time',
      day: 'Day',
      hours: {
        week: [{ days: ['tuesday', 'thursday'], open: ['16:00–20:00'] }],
        closed: 'Closed',
      },
      timeZone: 'Europe/London',
      message: 'Please choose a time from 16:00 to 20:00',
      past: 'That time is over: please choose a later one',
    },
    everyHalfHour: {
      field: 'Time',
      check: 'opening-time',
      hours: {
        week: [{ days: ['friday', 'saturday'], open: ['18:00–23:00'] }],
        closed: 'Closed',
      },
      slots: { every: 30, last: 90 },
      message: 'Please choose a time from 18:00 to 21:30',
    },
  },
} satisfies { [Name in RuleName]: Record<string, RuleDefinition<Name>> };
