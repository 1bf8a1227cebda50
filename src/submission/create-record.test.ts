import contact from '../../config/forms/contact';
import freelancer from '../../config/forms/freelancer';
import inquiry from '../../config/forms/inquiry';
import newsletter from '../../config/forms/newsletter';
import type { FormDefinition } from '../form/form-contract';
import { createRecord } from './create-record';

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
  ])('%s', (_title, { fields, record }, collection, names) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, `a ${name}`]));
    const stored = createRecord(record, values, at);
    expect(record.collection).toBe(collection);
    expect(Object.keys(stored)).toEqual(names);
    fields.forEach(({ name }) => expect(stored[name]).toBe(`a ${name}`));
    expect(stored.id).toBe(at.getTime());
  });
});

test('Date is a date for the newsletter and a date with its time for contact', () => {
  expect(createRecord(newsletter.record as FormDefinition['record'], {}, at).Date).toBe(
    '2026-11-03',
  );
  expect(createRecord(contact.record as FormDefinition['record'], {}, at).Date).toBe(
    `2026-11-03T04:05:06${offset()}`,
  );
});

test('a value that nobody gave is stored as empty text', () => {
  const stored = createRecord(freelancer.record, { CvFile: '' }, at);
  expect(stored.CvFile).toBe('');
});
