/** @jest-environment node */
import type { Mail } from '../compose/mail';
import { startMailServer, type Mishap } from '../testing/mail-server';
import { createSmtpMailer } from './create-smtp-mailer';
import { readMailAccount } from './read-mail-account';

const mail: Mail = {
  messageId: '<a@acme.test>',
  from: { name: 'Acme', address: null },
  to: ['office@acme.test'],
  replyTo: null,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  date: new Date(0),
};

const impatient = { connect: 300, greet: 300, answer: 300 };

const mailerOf = (url: string) =>
  createSmtpMailer(
    readMailAccount({ SMTP_URL: url.replace('//', '//me@acme.test@'), SMTP_PASSWORD: 'secret' })!,
    impatient,
  );

test.each<[Mishap, string, string, boolean]>([
  ['refuses', 'refused', 'refuses the mail (“451', true],
  ['hangs', 'silent', 'fell silent', false],
  ['dies half way', 'silent', 'fell silent', false],
  ['refuses the login', 'login', 'refuses the name or the password', true],
])(
  'a server that %s: %s, and whether the mail may be on its way',
  async (mishap, kind, words, isCertain) => {
    const server = await startMailServer({ mishap: () => mishap });
    const sent = mailerOf(server.url).send(mail);
    await expect(sent).rejects.toMatchObject({ kind, isCertain });
    await expect(sent).rejects.toThrow(words);
    void server.close();
  },
);

test('a server whose name nobody knows', async () => {
  const sent = mailerOf('smtp://nowhere.invalid:2525').send(mail);
  await expect(sent).rejects.toMatchObject({ kind: 'host', isCertain: true });
  await expect(sent).rejects.toThrow('There is no mail server nowhere.invalid');
});

test('without from, mails come from whoever logs in; who logs in by another name is told', async () => {
  const server = await startMailServer();
  await mailerOf(server.url).verify();
  await mailerOf(server.url).send(mail);
  expect(server.mails).toHaveLength(1);
  await server.close();
  const key = createSmtpMailer(
    readMailAccount({ SMTP_URL: 'smtps://apikey@mail.acme.test', SMTP_PASSWORD: 'x' })!,
  );
  await expect(key.send(mail)).rejects.toThrow('write from into config/notifications.ts');
});

test('an open line is refused for a password', async () => {
  const server = await startMailServer();
  const account = {
    ...readMailAccount({ SMTP_URL: server.url })!,
    user: 'a@b.test',
    password: 'x',
  };
  // By a name that is not this machine's own.
  const mailer = createSmtpMailer({ ...account, host: '127.0.0.2' }, impatient);
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(server.mails).toEqual([]);
  await server.close();
});

test.each([
  [
    { SMTP_URL: 'smtps://office@acme.test@mail.acme.test', SMTP_PASSWORD: 'p@:/ä' },
    ['office@acme.test', 'p@:/ä', 465],
  ],
  [{ SMTP_URL: 'smtp://me:s%40fe@mail.acme.test' }, ['me', 's@fe', 587]],
  [{ SMTP_URL: 'smtp://127.0.0.1:1025' }, ['', '', 1025]],
])('%j names an account', (environment, [user, password, port]) => {
  expect(readMailAccount(environment)).toMatchObject({ user, password, port });
});

test.each([
  [{ SMTP_URL: 'mail.acme.test' }, 'SMTP_URL is no address'],
  [{ SMTP_URL: 'https://mail.acme.test' }, 'starts with neither smtps:// nor smtp://'],
  [{ SMTP_URL: 'smtps://mail.acme.test' }, 'has no name before the @'],
  [{ SMTP_URL: 'smtps://me@mail.acme.test' }, 'SMTP_PASSWORD is missing.'],
])('%j is answered with what is wrong', (environment, words) => {
  expect(() => readMailAccount(environment)).toThrow(words);
});

test('nothing said is no account', () => {
  expect(readMailAccount({})).toBeUndefined();
  expect(readMailAccount({ SMTP_URL: ' ' })).toBeUndefined();
});
