/** @jest-environment node */
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { FieldDefinition } from '../../../src/fields/registry';
import type { MailConfirmation } from '../mail-plan';
import { toMessage } from '../mailer/mailer';
import { plan } from '../testing/plan';
import { composeConfirmation } from './compose-confirmation';

const common = { label: 'l' };
const errorMessage = 'r';
const options = [{ value: 'am', label: 'In the morning' }, { value: 'pm' }];

const fields: FieldDefinition[] = [
  { kind: 'date', name: 'Day', ...common, errorMessage },
  { kind: 'time', name: 'Time', ...common, errorMessage },
  { kind: 'number', name: 'Guests', ...common, errorMessage, unit: 'guests' },
  { kind: 'radio', name: 'When', ...common, options },
  { kind: 'checkboxes', name: 'Parts', ...common, options },
  { kind: 'price', name: 'Price', ...common, currency: 'EUR', sum: [{ amount: 9 }] },
  { kind: 'rating', name: 'Stars', ...common, stars: ['Poor', 'Good'] },
  {
    kind: 'matrix',
    name: 'Visit',
    ...common,
    rows: [{ name: 'calm', label: 'I felt **calm**' }],
    columns: [{ value: 'no' }, { number: 3, label: 'Always' }],
    unanswered: '{row}',
  },
];

const confirmation: MailConfirmation = {
  field: 'Email',
  subject: 'Thank you',
  text: ['Thank you.'],
  replyTo: 'office@acme.test',
  fields,
};

const compose = (
  values: Record<string, unknown>,
  { text = ['Thank you.'], subject = 'Thank you', language = 'en-GB' } = {},
) =>
  composeConfirmation(
    { id: 'r1', createdAt: 0, values: { Email: 'ada@web.test', ...values } },
    {
      plan: { ...plan, language },
      collection: 'visits',
      confirmation: { ...confirmation, text, subject },
    },
  );

test('the number of the sender stands for {reference}, and nothing else that a record may have there', () => {
  const record = (Number: unknown) => ({
    id: 'r1',
    createdAt: 0,
    values: { Email: 'ada@web.test', Number },
  });
  const about = {
    plan,
    collection: 'visits',
    confirmation: {
      ...confirmation,
      subject: 'Your number {reference}',
      text: ['It is {reference}.'],
      reference: 'Number',
    },
  };
  expect(composeConfirmation(record('K7QM-4XPA-9RTW'), about)).toMatchObject({
    subject: 'Your number K7QM-4XPA-9RTW',
    text: 'It is K7QM-4XPA-9RTW.\n',
  });
  for (const other of ['call 0900 123', '', null, undefined, ['K7QM-4XPA-9RTW']]) {
    expect(composeConfirmation(record(other), about)?.text).toBe('It is –.\n');
  }
});

/** What stands in the mailbox: composed, sent and read again. */
const received = async (...about: Parameters<typeof compose>) => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(compose(...about)!, 'website@acme.test'));
  return simpleParser(message, { skipTextToHtml: true });
};

test.each<[string, unknown, string]>([
  ['{Day}', '2026-12-03', '3 December 2026'],
  ['{Day}', 'Buy at evil.test', '–'],
  ['{Day}', '2026-02-31', '–'],
  ['{Time}', '09:30', '09:30'],
  ['{Time}', '09:30 evil.test', '–'],
  ['{Guests}', 1200, '1,200 guests'],
  ['{Guests}', 'evil.test', '–'],
  ['{Price}', 471.9, '€471.90'],
  ['{Price}', 'evil.test', '–'],
  ['{When}', 'am', 'In the morning'],
  ['{When}', 'pm', 'pm'],
  ['{When}', 'evil.test', '–'],
  ['{When}', '', '–'],
  ['{Parts}', ['am', 'pm'], 'In the morning, pm'],
  ['{Parts}', ['am', 'evil.test'], '–'],
  ['{Parts}', [], '–'],
  ['{Stars}', 2, 'Good'],
  ['{Stars}', 3, '–'],
  ['{Stars}', null, '–'],
  ['{Visit}', { calm: 3 }, 'I felt calm: Always'],
  ['{Visit}', { calm: null }, '–'],
  ['{Visit}', { calm: 'evil.test' }, '–'],
  ['{Visit}', { calm: 'no', 'evil.test': 'no' }, '–'],
  ['{Name}', 'evil.test', '–'],
  ['{Email}', 'ada@web.test', '–'],
  ['{constructor}', undefined, '–'],
])('%s of %j is said as %j', async (text, value, words) => {
  const name = text.slice(1, -1);
  const mail = await received(value === undefined ? {} : { [name]: value }, {
    text: [`It says ${text}.`, 'Bye'],
    subject: `About ${text}`,
  });
  expect(mail.text).toBe(`It says ${words}.\n\nBye\n`);
  expect(mail.html).toContain(`<p>It says ${words}.</p>`);
  expect(mail.subject).toBe(`About ${words}`);
});

test.each([
  [true, 'You wait', 'For the morning.'],
  [false, 'You are in', 'Come in the morning.'],
  ['true', 'You are in', 'Come in the morning.'],
])('who is on the waiting list reads other words (%j)', (Waiting, subject, words) => {
  const waiting = { stamp: 'Waiting', subject: 'You wait', text: ['For the morning.'] };
  const mail = composeConfirmation(
    { id: 'r1', createdAt: 0, values: { Email: 'ada@web.test', Waiting } },
    {
      plan,
      collection: 'tours',
      confirmation: {
        ...confirmation,
        subject: 'You are in',
        text: ['Come in the morning.'],
        waiting,
      },
    },
  );
  expect([mail?.subject, mail?.text]).toEqual([subject, `${words}\n`]);
});

test('a value that was not sent is a dash; days and numbers are in the language of the site', async () => {
  const text = ['{Day}, {Guests}, {Time}'];
  const values = { Day: '2026-12-03', Guests: 1234 };
  const mail = await received(values, { text, language: 'de' });
  expect(mail.text).toBe('3. Dezember 2026, 1.234 guests, –\n');
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
});

test('it goes to one address, answers the owner, and asks machines not to answer', async () => {
  const mail = await received({});
  expect(mail.to).toMatchObject({ value: [{ address: 'ada@web.test', name: '' }] });
  expect(mail.from).toMatchObject({ value: [{ address: 'website@acme.test', name: 'Acme' }] });
  expect(mail.replyTo).toMatchObject({ text: 'office@acme.test' });
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test.each([
  'ada@web.test\r\nBcc: all@evil.test',
  'ada@web.test, all@evil.test',
  'Ada <ada@web.test>',
  'ada@web.test\0',
  '=?utf-8?Q?a?=@web.test',
  'ada@localhost',
  `${'a'.repeat(65)}@web.test`,
  '',
  7,
  ['ada@web.test'],
  undefined,
])('to %j no mail goes', (Email) => {
  expect(compose({ Email })).toBeUndefined();
});

test('words of config that look like code are words, and line ends in a subject are none', async () => {
  const mail = await received({}, { text: ['a <b> & "c"\nd'], subject: 'One\r\nBcc: x@y.test' });
  expect(mail.html).toContain('<p>a &lt;b&gt; &amp; &quot;c&quot;<br>d</p>');
  expect(mail.subject).toBe('One Bcc: x@y.test');
  expect(mail.bcc).toBeUndefined();
});
