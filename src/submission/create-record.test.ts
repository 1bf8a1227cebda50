/** @jest-environment node */
import contact from '../../tests/sites/agency/config/forms/contact';
import freelancer from '../../tests/sites/agency/config/forms/freelancer';
import inquiry from '../../tests/sites/agency/config/forms/inquiry';
import newsletter from '../../tests/sites/agency/config/forms/newsletter';
import { formFields } from '../form/form-fields';
import type { FormDefinition } from '../form/form-schema';
import { createRecord } from './create-record';

const on = (at: Date) => ({ at, page: '/Contact', language: 'en-GB', campaign: '' });
const at = new Date(2026, 10, 3, 4, 5, 6, 789);

const offset = () => {
  const minutes = -at.getTimezoneOffset();
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

describe('specification, section 3: exactly these fields, in this order', () => {
  test.each<[string, FormDefinition, string, string[]]>([
    ['newsletter', newsletter, 'subcribe', ['Email', 'id', 'Date']],
    ['inquiry', inquiry, 'Inquriy', ['Fname', 'Email', 'Number', 'Pname', 'id', 'Date']],
    [
      'freelancer application',
      freelancer,
      'freelancers',
      [
        'fullName',
        'Email',
        'Number',
        'portfolioUrl',
        'SelectedTechnology',
        'CvFile',
        'Messsage',
        'id',
        'Date',
      ],
    ],
    [
      'contact submission',
      contact,
      'Contact_cli',
      ['Fullname', 'Company', 'Email', 'Number', 'Your', 'Messsage', 'id', 'Date'],
    ],
  ])('%s', (_title, { record, ...form }, collection, names) => {
    const fieldNames = formFields(form).map(({ field }) => field.name);
    const values = Object.fromEntries(fieldNames.map((name) => [name, `a ${name}`]));
    const stored = createRecord(record, values, on(at));
    expect(record.collection).toBe(collection);
    expect(Object.keys(stored)).toEqual(names);
    fieldNames.forEach((name) => expect(stored[name]).toBe(`a ${name}`));
    expect(stored.id).toBe(at.getTime());
  });
});

test('Date is a date for the newsletter and a date with its time for contact', () => {
  expect(createRecord(newsletter.record as FormDefinition['record'], {}, on(at)).Date).toBe(
    '2026-11-03',
  );
  expect(createRecord(contact.record as FormDefinition['record'], {}, on(at)).Date).toBe(
    `2026-11-03T04:05:06${offset()}`,
  );
});

test('a missing value is stored as empty text', () => {
  const stored = createRecord(freelancer.record, { CvFile: '' }, on(at));
  expect(stored.CvFile).toBe('');
});

test('half a surrogate pair is stored as the replacement character, a whole one as it is', () => {
  const stored = createRecord(
    newsletter.record,
    { Email: 'a\uD83D b\uDE00 \uD83D\uDE00\0' },
    on(at),
  );
  expect(stored.Email).toBe('a\uFFFD b\uFFFD \uD83D\uDE00\0');
});

test.each([
  [new Date(0), Date.UTC(2000, 0)],
  [new Date(Date.UTC(2000, 0) - 1), Date.UTC(2000, 0)],
  [new Date(Date.UTC(2100, 0) + 1), Date.UTC(2100, 0)],
  [new Date(Date.UTC(2099, 5)), Date.UTC(2099, 5)],
])('a clock that says %p is noted as the nearest moment that the rules take', (clock, id) => {
  const stored = createRecord(newsletter.record, {}, on(clock));
  expect(stored.id).toBe(id);
  expect(stored.Date).toMatch(new RegExp(`^${clock.getFullYear()}-`));
});
