/** @jest-environment node */
import { siteForms } from '../../tools/records/site-form';
import { plainFields } from '../local-firebase/store/json';
import { recordTable, shownText } from './record-table';
import type { SiteField } from './site-form';

const received = '2026-11-21T12:00:00.000Z';
const known = { id: '1', received };
const freelancer = siteForms('tests/sites/agency').find(({ name }) => name === 'freelancer')!;
const feedback = siteForms('examples/dentist').find(({ name }) => name === 'feedback')!;

test('a record without a field has an empty cell for it, whatever the field is called', () => {
  const { heads, cells } = recordTable(undefined, ['first', 'constructor', 'last']);
  expect(heads).toEqual(['first', 'constructor', 'last', 'Document id', 'Received']);
  expect(cells({ first: 'x', constructor: 5 }, known)).toEqual(['x', '5', '', '1', received]);
  expect(cells({ last: true, first: null }, known)).toEqual(['', '', 'true', '1', received]);
});

test('a form’s table has all of its fields in the order of its record, then what it had before', () => {
  const { heads } = recordTable(freelancer, ['Fax', 'Email']);
  const labels = ['SelectedTechnology', 'SelectedTechnology (label)'];
  expect(heads).toEqual([
    ...['fullName', 'Email', 'Number', 'portfolioUrl', ...labels, 'CvFile', 'Messsage'],
    ...['id', 'Date', 'Fax', 'Document id', 'Received'],
  ]);
});

test.each([
  ['React.js', 'Web Desiner (React.js)', 'Web Desiner'],
  ['Node.js', 'Node.js', 'Node.js'],
  ['COBOL', 'COBOL', 'COBOL'],
  ['constructor', 'constructor', 'constructor'],
  ['', '', ''],
  [undefined, '', ''],
  [['React.js', 'Fluter'], 'Web Desiner (React.js); Flutter (Fluter)', 'Web Desiner; Flutter'],
])('the choice %j is shown as %s, and is %s in a column of its own', (value, shown, label) => {
  const field = freelancer.fields.find(({ name }) => name === 'SelectedTechnology')!;
  expect(shownText(field, value)).toBe(shown);
  const { heads, cells } = recordTable(freelancer, []);
  const row = cells({ SelectedTechnology: value }, known);
  expect(row[heads.indexOf('SelectedTechnology (label)')]).toBe(label);
});

test('the entries of a list are shown with the labels of their fields', () => {
  const appointment = siteForms('examples/dentist').find(({ name }) => name === 'appointment')!;
  const family = appointment.fields.find(({ name }) => name === 'Family')!;
  const people = [
    { Name: 'Byron', Born: '2015-05-12' },
    { Name: 'Annabella', Born: '' },
  ];
  expect(shownText(family, people)).toBe(
    'First and last name: Byron, Born on: 2015-05-12; First and last name: Annabella',
  );
});

describe('a matrix', () => {
  const plain = { ...feedback.fields[0]!, choices: {} };
  const rows: SiteField[] = [
    { ...plain, name: 'welcome', label: 'I was welcome', choices: { yes: 'Agree' } },
    { ...plain, name: 'calm', label: 'I felt calm', choices: { 0: 'Never' } },
  ];
  const visit = { ...plain, name: 'Visit', rows };
  const { heads, cells } = recordTable({ fields: [visit], columns: ['Visit'] }, []);
  const columns = heads.slice(0, 5);

  test('has a column for each row besides, with the words of its answer', () => {
    expect(columns).toEqual([
      'Visit',
      ...['Visit.welcome', 'Visit.welcome (label)', 'Visit.calm', 'Visit.calm (label)'],
    ]);
    expect(cells({ Visit: { calm: 0, welcome: 'yes' } }, known).slice(0, 5)).toEqual([
      '{"calm":0,"welcome":"yes"}',
      ...['yes', 'Agree', '0', 'Never'],
    ]);
  });

  test.each([
    [{ welcome: 'yes', calm: null }, ['yes', 'Agree', '', '']],
    [{ welcome: 'former', other: 3 }, ['former', 'former', '', '']],
    ['text of a former field', ['', '', '', '']],
    [undefined, ['', '', '', '']],
  ])('of %j has the cells %j', (value, expected) =>
    expect(cells({ Visit: value }, known).slice(1, 5)).toEqual(expected),
  );

  test('is shown row by row', () => {
    expect(shownText(visit, { welcome: 'yes', calm: null })).toBe('I was welcome: Agree (yes)');
    expect(shownText(visit, 'former')).toBe('former');
  });
});

test('of a stored group each answer has a column, and is found by its label', () => {
  const plain = { ...feedback.fields[0]!, choices: {} };
  const rows: SiteField[] = [
    { ...plain, name: 'Street', label: 'Street' },
    { ...plain, name: 'Phone', label: 'Telephone', holds: 'international-tel' },
  ];
  const address = { ...plain, name: 'Address', rows };
  const { heads, cells } = recordTable({ fields: [address], columns: ['Address'] }, []);
  const value = { Street: 'Main Street 1', Phone: '+442079460000' };
  expect(heads.slice(0, 3)).toEqual(['Address', 'Address.Street', 'Address.Phone']);
  // As it is stored; read, it is parted.
  expect(cells({ Address: value }, known).slice(1, 3)).toEqual(['Main Street 1', '+442079460000']);
  expect(shownText(address, value)).toBe('Street: Main Street 1, Telephone: +44 207 946 0000');
});

test('a price is shown with its currency', () => {
  const price = { ...feedback.fields[0]!, name: 'Price', choices: {}, currency: 'EUR' };
  expect(shownText(price, 64.5)).toBe('64.50 EUR');
});

test.each([
  ['EUR', 64.5, '64.50'],
  ['EUR', -3, '-3.00'],
  ['JPY', 1200, '1200'],
  ['KWD', 1.5, '1.500'],
  ['EUR', null, ''],
])(
  'in a table a price in %s, %p, is the number %j beside its currency',
  (currency, value, number) => {
    const price = { ...feedback.fields[0]!, name: 'Price', choices: {}, currency };
    const { heads, cells } = recordTable({ fields: [price], columns: ['Price'] }, []);
    expect(heads.slice(0, 2)).toEqual(['Price', 'Price (currency)']);
    expect(cells({ Price: value }, known).slice(0, 2)).toEqual([
      number,
      value === null ? '' : currency,
    ]);
  },
);

test('yen are shown without decimals', () => {
  const price = { ...feedback.fields[0]!, name: 'Price', choices: {}, currency: 'JPY' };
  expect(shownText(price, 1200)).toBe('1200 JPY');
});

test('stars are shown with what they mean', () => {
  const stars = feedback.fields.find(({ choices }) => '5' in choices)!;
  expect(shownText(stars, 4)).toBe('Good (4)');
});

test.each([
  [{ integerValue: '9223372036854775807' }, '9223372036854775807'],
  [{ doubleValue: 1.5 }, '1.5'],
  [{ doubleValue: 'NaN' }, 'NaN'],
  [{ timestampValue: received }, received],
  [{ arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, 'a; 1'],
  [{ arrayValue: {} }, ''],
  [{ arrayValue: { values: [{ nullValue: null }, { mapValue: {} }] } }, '; {}'],
  [{ booleanValue: false }, 'false'],
  [{ nullValue: null }, ''],
  [{ doubleValue: '-0' }, '-0'],
  [{ mapValue: { fields: { a: { nullValue: null } } } }, '{"a":null}'],
])('%j is shown as %s', (value, text) => {
  const [cell] = recordTable(undefined, ['field']).cells(plainFields({ field: value }), known);
  expect(cell).toBe(text);
});
