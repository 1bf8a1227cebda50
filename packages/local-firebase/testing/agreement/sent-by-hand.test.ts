/** @jest-environment node */
import type { FormDefinition } from '../../../../src/form/form-schema';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';
import { sampleAddresses } from './sample-values';

const yes = { field: 'New', is: 'yes' };

/** What a dental practice asks. */
const appointment: FormDefinition = formOf('appointments', {
  steps: [
    {
      title: 'You',
      showWhen: undefined,
      fields: [
        {
          kind: 'radio',
          name: 'New',
          label: 'l',
          options: [{ value: 'yes' }, { value: 'no' }],
          showWhen: undefined,
        },
        {
          kind: 'group',
          legend: 'l',
          showWhen: yes,
          fields: [
            { kind: 'text', name: 'Insurance', label: 'l' },
            { kind: 'number', name: 'Children', label: 'l', errorMessage: 'r' },
          ],
        },
      ],
    },
    {
      title: 'The appointment',
      showWhen: undefined,
      fields: [
        { kind: 'date', name: 'Day', label: 'l', errorMessage: 'r' },
        {
          kind: 'checkboxes',
          name: 'Treatments',
          label: 'l',
          options: [{ value: 'check-up' }, { value: 'cleaning' }, { value: 'filling' }],
        },
        {
          kind: 'file',
          name: 'Pictures',
          label: 'l',
          upload: { folder: 'a/', accept: ['images'], maxMegabytes: 1 },
          maxFiles: 10,
          errorMessages: { empty: 'e', tooLarge: 'l', wrongType: 'w', tooMany: 'm' },
          list: { cancel: 'c', retry: 'r', remove: 'e', failed: 'f', sent: 's' },
        },
        {
          kind: 'list',
          name: 'Family',
          label: 'l',
          min: 0,
          max: 2,
          fields: [
            { kind: 'text', name: 'Name', label: 'l' },
            { kind: 'date', name: 'Born', label: 'l', errorMessage: 'r' },
          ],
          rules: [{ field: 'Name', check: 'required', message: 'm' }],
        },
        { kind: 'checkbox', name: 'Consent', label: 'l' },
      ],
    },
  ],
  rules: [
    { field: 'New', check: 'required', message: 'm' },
    { field: 'Insurance', check: 'required', message: 'm' },
    { field: 'Children', check: 'max', value: 20, whenFilled: true, message: 'm' },
    { field: 'Day', check: 'not-before', date: 'today', clientOnly: true, message: 'm' },
    { field: 'Treatments', check: 'min', value: 1, message: 'm' },
    { field: 'Consent', check: 'accepted', message: 'm' },
  ],
  record: {
    collection: 'appointments',
    stamps: {
      id: 'milliseconds',
      Page: 'page',
      Language: 'language',
      Campaign: 'campaign',
      Number: 'reference',
    },
  },
});

const [address = ''] = sampleAddresses('a/');
const files = (count: number) => Array.from({ length: count }, () => address);

const asSent = {
  New: 'yes',
  Insurance: 'none',
  Children: 2,
  Day: '2026-11-23',
  Treatments: ['cleaning', 'check-up'],
  Pictures: files(2),
  Family: [{ Name: 'Byron', Born: '2015-05-12' }],
  Consent: true,
  id: Date.UTC(2026, 10, 21),
  Page: '/Appointment',
  Language: '',
  Campaign: '',
  Number: 'K7QM-4XPA-9RTW',
};

const byron = { Name: 'Byron', Born: '2015-05-12' };

const { Insurance: _insurance, Children: _children, ...known } = { ...asSent, New: 'no' };

const isAllowed = rulesDecision([appointment]);
const judge = judgeOf(appointment);

describe('stored', () => {
  test.each<[string, Record<string, unknown>]>([
    ['what the form sends', asSent],
    ['without what is hidden', known],
    ['ten files', { ...asSent, Pictures: files(10) }],
    ['nobody else', { ...asSent, Family: [] }],
    ['no file and no children', { ...asSent, Pictures: [], Children: null }],
    ['a day that is past: only the browser knows which is today', { ...asSent, Day: '1999-12-31' }],
  ])('%s', (title, record) => {
    expect([
      judge(title, record).expected,
      isAllowed({ collection: 'appointments', record }),
    ]).toEqual([true, true]);
  });
});

describe('sent by hand, and refused', () => {
  test.each<[string, Record<string, unknown>]>([
    ['an option that was not offered', { ...asSent, New: 'perhaps' }],
    ['words in the place of its number', { ...asSent, Number: 'call 0900' }],
    ['a number that can be misread', { ...asSent, Number: 'K7QM-4XPA-9RT0' }],
    ['no number', { ...asSent, Number: '' }],
    ['no option', { ...asSent, New: '' }],
    ['a treatment that was not offered', { ...asSent, Treatments: ['cleaning', 'wisdom'] }],
    ['a treatment twice', { ...asSent, Treatments: ['cleaning', 'cleaning'] }],
    ['no treatment', { ...asSent, Treatments: [] }],
    [
      'a list of a thousand entries',
      { ...asSent, Treatments: Array<string>(1000).fill('cleaning') },
    ],
    ['a text for a list', { ...asSent, Treatments: 'cleaning' }],
    ['eleven files', { ...asSent, Pictures: files(11) }],
    ['a file of somewhere else', { ...asSent, Pictures: [address, 'https://files.example/x'] }],
    ['an empty address among files', { ...asSent, Pictures: [address, ''] }],
    ['a hidden field’s value', { ...known, Insurance: 'none' }],
    ['a hidden field, empty', { ...known, Children: null }],
    ['a shown field left out', { ...known, New: 'yes', Insurance: 'none' }],
    ['what a rule asks of a shown field left blank', { ...asSent, Insurance: ' ' }],
    ['a number as text', { ...asSent, Children: '2' }],
    ['half a child', { ...asSent, Children: 2.5 }],
    ['too many children', { ...asSent, Children: 21 }],
    ['a day that does not exist', { ...asSent, Day: '2026-02-30' }],
    ['a day of another spelling', { ...asSent, Day: '23.11.2026' }],
    ['three where two are the most', { ...asSent, Family: [byron, byron, byron] }],
    ['an entry without what a rule asks', { ...asSent, Family: [byron, { ...byron, Name: ' ' }] }],
    ['an entry with a day that does not exist', { ...asSent, Family: [{ ...byron, Born: 'x' }] }],
    ['an entry with a key too few', { ...asSent, Family: [{ Name: 'Byron' }] }],
    ['an entry with a key too many', { ...asSent, Family: [{ ...byron, Admin: true }] }],
    ['a text for an entry', { ...asSent, Family: ['Byron'] }],
    ['no consent', { ...asSent, Consent: false }],
    ['a word for consent', { ...asSent, Consent: 'true' }],
    ['a page too long', { ...asSent, Page: `/${'x'.repeat(500)}` }],
    ['no page', { ...asSent, Page: '' }],
    ['a key too many', { ...asSent, Admin: true }],
  ])('%s', (title, record) => {
    expect([
      judge(title, record).expected,
      isAllowed({ collection: 'appointments', record }),
    ]).toEqual([false, false]);
  });
});
