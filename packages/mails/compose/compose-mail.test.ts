/** @jest-environment node */
import LinkifyIt from 'linkify-it';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { FieldDefinition } from '../../../src/fields/registry';
import { toMessage } from '../mailer/mailer';
import { contactForm, freelancerForm, plan } from '../testing/plan';
import { composeList } from './compose-list';
import { composeMail } from './compose-mail';
import type { Mail } from './mail';
import { defang, withoutControls } from './visitor-words';

const hosted = 'https://firebasestorage.googleapis.com/v0/b/acme.appspot.com/o/';
const ownFile = `${hosted}Image%2FCvDeveloper%2F0f8fad5b-d9cb-469f-a165-70867728950e?alt=media&token=x`;
const isOwnFile = (address: string) => address.startsWith(hosted);
const createdAt = Date.parse('2026-11-22T10:15:00Z');

const contactMail = (values: Record<string, unknown>, form = contactForm) =>
  composeMail({ id: 'r1', createdAt, values }, { form, plan, isOwnFile, unreported: [] });

/** What stands in the mailbox: composed, sent and read again. */
const received = async (mail: Mail) => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(mail, 'website@acme.test'));
  return simpleParser(message, { skipTextToHtml: true });
};

test('the entries of a list are lines with the labels of their fields, and no link in them can be pressed', async () => {
  const one = { options: {}, folder: null };
  const entry = [
    { name: 'Name', label: 'First name', ...one },
    { name: 'Days', label: 'Days', folder: null, options: { sat: 'Saturday' } },
  ];
  const guests = { name: 'Guests', label: 'Guests', ...one, entry };
  const form = { ...contactForm, fields: [guests] };
  const values = {
    Guests: [
      { Name: 'evil.test', Days: ['sat'] },
      { Name: '', Days: [] },
    ],
  };
  const { text } = await received(contactMail(values, form));
  expect(text).toContain('First name: evil[.]test; Days: Saturday');
  expect(text).toContain('First name: –; Days: –');
});

test('a question that was left empty is told, and one that was not asked is not', async () => {
  const field = (name: string) => ({ name, label: `Its ${name}`, options: {}, folder: null });
  const form = { ...contactForm, fields: [field('Name'), field('Dog'), field('Race')] };
  const { text } = await received(contactMail({ Name: 'Ada', Dog: '' }, form));
  expect(text).toContain('Its Dog:\n    –\n');
  expect(text).not.toContain('Race');
});

test('a matrix has a line for each answer; one that fits the form no more is told row by row', async () => {
  const rows = [
    { name: 'calm', label: 'I felt calm' },
    { name: 'slept', label: 'I slept well' },
  ];
  const definition: FieldDefinition = {
    kind: 'matrix',
    name: 'Visit',
    label: 'Visit',
    rows,
    columns: [{ value: 'no' }, { number: 3, label: 'Always' }],
    unanswered: '{row}',
  };
  const entry = rows.map((row) => ({ ...row, options: { 3: 'Always' }, folder: null }));
  const visit = { name: 'Visit', label: 'Visit', options: {}, folder: null, definition, entry };
  const form = { ...contactForm, fields: [visit] };
  const told = async (Visit: object) => (await received(contactMail({ Visit }, form))).text;
  expect(await told({ calm: 3, slept: 'no' })).toContain(
    'Visit:\n    I felt calm: Always\n    I slept well: no\n',
  );
  expect(await told({ calm: null, slept: null })).toContain('Visit:\n    –\n');
  expect(await told({ calm: 3, former: 'evil.test' })).toContain(
    'I felt calm: Always; I slept well: –',
  );
});

test('a mail says everything that was sent, with labels, when, from which page, and answers the visitor', async () => {
  const mail = await received(
    contactMail({ Fullname: 'Änne Müller 🦷', Email: 'aenne@web.test', Messsage: 'Grüße\nzwei' }),
  );
  expect(mail.subject).toBe('Message from Änne Müller 🦷');
  expect(mail.to).toMatchObject({ text: 'office@acme.test' });
  expect(mail.from).toMatchObject({ value: [{ name: 'Acme', address: 'website@acme.test' }] });
  expect(mail.replyTo).toMatchObject({ text: 'aenne@web.test' });
  expect(mail.text).toContain('Full Name:\n    Änne Müller 🦷\n');
  expect(mail.text).toContain('Message:\n    Grüße\n    zwei\n');
  expect(mail.text).toContain('Sent:\n    November 22, 2026 at 10:15 AM UTC');
  expect(mail.text).toContain('From the page:\n    /Contact');
  expect(mail.html).toContain('<td valign="top">Grüße<br>zwei</td>');
});

test.each([
  [true, true],
  [false, false],
  ['true', false],
])('whether somebody is on the waiting list stands first (%j)', async (Waiting, isMentioned) => {
  const form = { ...contactForm, waiting: 'Waiting' };
  const values = { Fullname: 'Ada', Waiting };
  const { text = '' } = await received(contactMail(values, form));
  expect(text.includes('On the waiting list:\n    No place was left')).toBe(isMentioned);
  const record = { id: 'r1', createdAt, values };
  const about = { plan, isOwnFile, unreported: [], to: ['a@b.test'], name: 'n' };
  const list = await received(composeList([{ form, record }], about));
  expect(list.text?.includes('Ada  (on the waiting list)')).toBe(isMentioned);
});

test('5 000 characters arrive whole', async () => {
  const long = 'äöü€😀 '.repeat(833);
  const mail = await received(contactMail({ Messsage: long }));
  expect(mail.text).toContain(long.trim());
});

test.each([
  ['Ada\r\nBcc: all@evil.test', 'Message from Ada Bcc[:]'],
  ['Ada\nBcc: all@evil.test', 'Message from Ada Bcc'],
  ['Ada\u2028Bcc: x', 'Message from Ada Bcc'],
  ['Ada\0\u001b[31m', 'Message from Ada'],
  ['=?utf-8?Q?=0ABcc:_x?=', 'Message from = ?utf-8?Q?=0ABcc'],
])('what a visitor writes adds no header: %j', async (Fullname, subject) => {
  const mail = await received(contactMail({ Fullname, Email: `a@b.test\r\nBcc: all@evil.test` }));
  expect(mail.bcc).toBeUndefined();
  expect(mail.cc).toBeUndefined();
  expect(mail.replyTo).toBeUndefined();
  expect(mail.to).toMatchObject({ text: 'office@acme.test' });
  expect(mail.subject?.startsWith(subject.split('[')[0]!)).toBe(true);
  expect([...mail.headers.keys()].sort()).toEqual(
    [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ].sort(),
  );
});

test.each([
  '=?utf-8?B?aHR0cHM6Ly9ldmlsLmNvbQ==?=',
  '=?utf-8?Q?Pay_at_https=3A//evil=2Ecom/pay?=',
  '=?utf-8?Q?=E2=80=AEfdp?=',
  '=\u200b?utf-8?B?aHR0cHM6Ly9ldmlsLmNvbQ==?\u200b=',
  '=?utf-8?B?aHR0cHM6Ly9ldmlsLmNvbQ==?= ü',
])('no mail program reads another subject than the one that is sent: %j', async (Fullname) => {
  const values = { Fullname, Email: '=?utf-8?Q?a=40evil.test?=@b.test' };
  const mail = await received(contactMail(values));
  expect(mail.subject).toContain('Message from = ?utf-8?');
  expect(linkify.match(mail.subject ?? '')).toBeNull();
  expect(mail.replyTo).toBeUndefined();
});

test('the names of senders are one line of plain words too', async () => {
  const site = '=?utf-8?Q?a?=\nBcc: x@y.test';
  const about = { form: contactForm, plan: { ...plan, site }, isOwnFile, unreported: [] };
  const record = { id: 'r1', createdAt, values: {} };
  const name = '= ?utf-8?Q?a?= Bcc: x@y.test';
  for (const mail of [
    composeMail(record, about),
    composeList([{ form: contactForm, record }], { ...about, to: ['a@b.test'], name: 'n' }),
  ]) {
    expect((await received(mail)).from).toMatchObject({ value: [{ name }] });
  }
});

test.each([
  'a@b.test, c@d.test',
  '"x" <a@b.test>',
  'a@b',
  'ä@b.test',
  'a b@c.test',
  7,
  null,
  ['a@b.test'],
])('the reply address is one plain address or none: %j', (Email) => {
  expect(contactMail({ Email }).replyTo).toBeNull();
});

/** What mail programs take for links. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(
  ['ws', 'app', 'zip', 'to', 'test', 'xn--p1ai'],
  true,
);

const links = [
  'https://evil.test/x?y=1',
  'http://evil.test',
  'HTTPS://EVIL.TEST',
  'www.evil.com',
  'www.1and1.com',
  'evil.com/x',
  'ada@evil.com',
  'mailto:ada@evil.com',
  'tel:+4912345',
  '//evil.com/x',
  '10.0.0.1',
  'http://10.0.0.1/x',
  '\\\\server\\share',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ev\u200bil.com',
  'https:\u200d//evil.com',
  'evil\uff0ecom',
  'bücher.de',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'a.b.c.evil.com:8080/x',
  'i❤.ws',
  '😀.ws',
  '₿.ws/pay',
  '😀😀.to/pay',
  '👩🏽‍🚀.app',
  'evil).com',
  'ada@😀.ws',
  'https://😀.ws/x',
  'http://0x7f.1',
  'https://localhost/x',
  'invoice.zip',
  'a.xn--p1ai',
  '<a href="https://evil.com">press</a>',
  '[press](https://evil.com)',
];

test.each(links)('nothing of theirs becomes a link: %s', async (written) => {
  const { text = '', html } = await received(
    contactMail({ Fullname: written, Messsage: `see ${written}, or\n${written}` }),
  );
  const rows = text.split('Sent:')[0]!.replace(/^.*\n/, '');
  expect(linkify.match(rows)).toBeNull();
  expect(String(html)).not.toMatch(/<(?:a|script|img)\b/i);
  expect(
    linkify.match(
      String(html)
        .replaceAll(/<[^>]+>/g, ' ')
        .split('Sent')[0]!,
    ),
  ).toBeNull();
});

test.each([
  ['Price 3.50 at 12:30 on 12.5.2026', 'Price 3.50 at 12:30 on 12.5.2026'],
  ['Hello. How are you? Fine: yes.', 'Hello. How are you? Fine: yes.'],
  ['👩‍👩‍👧 می‌خواهم', '👩‍👩‍👧 می‌خواهم'],
])('other text than links stays unchanged: %j', (text, same) => {
  expect(defang(withoutControls(text))).toBe(same);
});

test('HTML of theirs is text', async () => {
  const mail = await received(contactMail({ Messsage: '<b onclick="x()">&amp;\'</b>' }));
  expect(mail.html).toContain('&lt;b onclick=&quot;x()&quot;&gt;&amp;amp;&#39;&lt;/b&gt;');
});

test('no line of theirs passes for one of ours', async () => {
  const mail = await received(
    contactMail({ Messsage: 'x\n\nSent:\n    yesterday\u2029Stored as:' }),
  );
  expect(mail.text?.match(/^Sent:/gm)).toHaveLength(1);
  expect(mail.text?.match(/^Stored as:/gm)).toHaveLength(1);
});

test('the file in the own storage can be opened; another address cannot, whatever it looks like', async () => {
  const own = await received(contactMail({ CvFile: ownFile }, freelancerForm));
  expect(own.html).toContain(`<a href="${ownFile.replaceAll('&', '&amp;')}">`);
  const strange = await received(
    contactMail({ CvFile: ownFile.replace('acme.appspot', 'evil.appspot') }, freelancerForm),
  );
  expect(strange.html).not.toContain('<a ');
});

test('the page that the browser noted goes before those that config knows', () => {
  expect(contactMail({ Page: '/Jobs' }, freelancerForm).text).toContain(
    'From the page:\n    /Jobs',
  );
  expect(contactMail({}, freelancerForm).text).toContain('From the page:\n    /Career');
});

test('a list has a line for each, and every sign of theirs is harmless there too', async () => {
  const listed = [
    {
      form: contactForm,
      record: { id: 'a', createdAt, values: { Fullname: 'Ada\nx', Email: 'a@b.com' } },
    },
    { form: contactForm, record: { id: 'b', createdAt, values: { Fullname: '<b>www.evil.com' } } },
    { form: freelancerForm, record: { id: 'c', createdAt, values: {} } },
  ];
  const about = { plan, isOwnFile, to: ['office@acme.test'], unreported: [], name: 'n' };
  const mail = await received(composeList(listed, about));
  expect(mail.subject).toBe('More messages from the website of Acme: 3');
  expect(mail.text).toContain(
    'Contact_cli/a  November 22, 2026 at 10:15 AM UTC  Ada x, a@b[.]com\n',
  );
  expect(mail.text).toContain('AM UTC  <b>www[.]evil[.]com\n');
  expect(mail.text).toContain('freelancers/c');
  expect(String(mail.html)).not.toContain('<b>');
});

test('an id, which a visitor chose, is one line everywhere', () => {
  const id = `x  Ada\n2026-11-22 10:15 UTC  Contact_cli/real  The Boss\u2028\n\n${'y'.repeat(500)}`;
  const record = { id, createdAt, values: { Fullname: 'Eve' } };
  const unreported = [{ collection: 'Contact_cli', id }];
  const about = { form: contactForm, plan, isOwnFile, unreported };
  const quoted = 'Contact_cli/x Ada 2026-11-22 10:15 UTC Contact_cli/real The Boss yyy';
  for (const { text } of [
    composeMail(record, about),
    composeList([{ form: contactForm, record }], { ...about, to: ['a@b.test'], name: 'n' }),
  ]) {
    expect(text.split('\n').filter((line) => line.includes(quoted))).toHaveLength(2);
    expect(text).not.toMatch(/^\s*Contact_cli\/real/m);
    expect(text).not.toContain('y'.repeat(101));
  }
});

test('the next mail lists messages that could not be mailed for a day', () => {
  const unreported = [{ collection: 'Contact_cli', id: 'lost' }];
  const mail = composeMail(
    { id: 'r1', createdAt, values: {} },
    { form: contactForm, plan, isOwnFile, unreported },
  );
  expect(mail.text).toContain('Of these earlier messages no mail could be sent: Contact_cli/lost.');
  expect(mail.text).toContain('Contact_cli/lost');
});

test.each([
  ['de', 'German'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['de-a1', undefined],
  ['xx-12345678', 'xx (12345678)'],
  ['en_US', undefined],
  ['', undefined],
  ['constructor', undefined],
  [42, undefined],
])('a record with the language %p is mailed, with the name of one that there is', (tag, name) => {
  const form = { ...contactForm, languageStamp: 'Shown' };
  const { text } = contactMail({ Shown: tag }, form);
  const [, language] = /Written on a page in:\n {4}(.*)/.exec(text) ?? [];
  expect(language).toBe(name);
});

describe('the owner reads a mail in the language of the site', () => {
  const common = { label: 'x', options: {}, folder: null };
  const errorMessage = 'e';
  const form = {
    ...contactForm,
    waiting: 'Waiting',
    languageStamp: 'Shown',
    pages: ['/Contact', '/Blog'],
    fields: [
      { ...common, name: 'Agreed' },
      { ...common, name: 'Not' },
      {
        ...common,
        name: 'Day',
        definition: { kind: 'date' as const, name: 'Day', label: 'x', errorMessage },
      },
      {
        ...common,
        name: 'Price',
        definition: { kind: 'price' as const, name: 'Price', label: 'x', currency: 'EUR', sum: [] },
      },
      { ...common, name: 'Long' },
    ],
  };
  const values = {
    Waiting: true,
    Shown: 'fr',
    Agreed: true,
    Not: false,
    Day: '2026-12-24',
    Price: 1234.5,
    Long: 'x'.repeat(20_001),
  };
  const unreported = [
    { collection: 'Contact_cli', id: 'a' },
    { collection: 'Contact_cli', id: 'b', to: 'sender' as const },
    { collection: 'Contact_cli', id: 'c', refused: { address: 'a@b.test', answer: '550' } },
  ];
  const record = { id: 'r1', createdAt, values };
  const mailsIn = (language: string, direction: 'ltr' | 'rtl' = 'ltr') => {
    const about = { plan: { ...plan, language, direction }, isOwnFile, unreported };
    return [
      composeMail(record, { ...about, form, confirmedAt: createdAt }),
      composeList([{ form, record }], { ...about, to: ['a@b.test'], name: 'n' }),
    ].map(({ text, html }) => ({ text, html }));
  };
  test('days, moments and prices as the language writes them, where the business is', () => {
    const [{ text = '' } = {}] = [
      composeMail(record, {
        form,
        plan: { ...plan, language: 'de', timeZone: 'Europe/Berlin' },
        isOwnFile,
        unreported: [],
      }),
    ];
    expect(text).toContain('24. Dezember 2026');
    expect(text).toContain('1.234,50\u00a0€');
    expect(text).toContain('Gesendet:\n    22. November 2026 um 11:15 MEZ');
    expect(text).toContain('Von der Seite:\n    /Contact oder /Blog');
    expect(text).toContain('    ja\n');
  });

  test('from right to left where the language is', () => {
    const [mail] = mailsIn('ar', 'rtl');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  });

  test('what a field cannot hold is the visitor’s own text', () => {
    const { text } = contactMail({ Day: 'see evil.test', Price: 'www.evil.test' }, form);
    expect(text).toContain('see evil[.]test');
    expect(text).toContain('www[.]evil[.]test');
  });
});
