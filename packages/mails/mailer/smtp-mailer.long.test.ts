/** @jest-environment node */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
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

const impatient = { connect: 300, greet: 300, answer: 300, whole: 1000 };

/** For servers that answer, however busy the machine is. */
const patient = { connect: 20_000, greet: 20_000, answer: 20_000, whole: 25_000 };

const mailerOf = (url: string, patience = impatient) =>
  createSmtpMailer(
    readMailAccount({ SMTP_URL: url.replace('//', '//me@acme.test@'), SMTP_PASSWORD: 'secret' })!,
    patience,
  );

test.each<[Mishap, string, string, boolean]>([
  ['refuses', 'refused', 'refuses the mail (“451', true],
  ['hangs', 'silent', 'stopped answering during the mail (“Timeout”): it may have arrived', false],
  ['dies half way', 'silent', 'stopped answering during the mail', false],
  ['refuses the login', 'login', 'refuses the name or the password', true],
])(
  'a server that %s: %s, and whether the mail may be on its way',
  async (mishap, kind, words, isCertain) => {
    const server = await startMailServer({ mishap: () => mishap });
    const sent = mailerOf(server.url, mishap === 'hangs' ? impatient : patient).send(mail);
    await expect(sent).rejects.toMatchObject({ kind, isCertain });
    await expect(sent).rejects.toThrow(words);
    void server.close();
  },
);

const open: { close: () => unknown }[] = [];
afterAll(() => open.forEach((each) => each.close()));

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

/** A server that does this with whoever calls. */
const startRaw = async (answer: (socket: Socket) => unknown) => {
  const server = createServer((socket) => {
    open.push({ close: () => socket.destroy() });
    socket.on('error', () => undefined);
    answer(socket);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
};

const startSmtp = async (options: SMTPServerOptions) => {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    logger: false,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'me' }),
    onData: (stream, _session, callback) => {
      stream.resume();
      stream.on('end', () => callback());
    },
    ...options,
  });
  open.push(server);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server.server);
};

/** The certificate that comes with smtp-server has expired. */
const startSecure = () => startSmtp({ secure: true });
const startPlain = () => startSmtp({ disabledCommands: ['STARTTLS'] });
const startThat = (description: string) => () => startRaw((socket) => socket.end(description));

const ports = 'smtps:// is for port 465, smtp:// for 587';

test.each<[string, string, () => Promise<number>, string, string[]]>([
  [
    'whose certificate has expired',
    'smtps',
    startSecure,
    'host',
    ['does not prove', 'certificate has expired', 'into SMTP_URL'],
  ],
  [
    'without TLS',
    'smtps',
    startPlain,
    'host',
    ['No secure connection', '(“wrong version number”)', ports],
  ],
  [
    'with TLS from the first byte',
    'smtp',
    startSecure,
    'silent',
    ['stopped answering before', ports],
  ],
  [
    'that hangs up at once',
    'smtp',
    () => startRaw((socket) => socket.destroy()),
    'silent',
    ['stopped answering before', ports],
  ],
  [
    'that greets and hangs up',
    'smtp',
    startThat('220 hi\r\n'),
    'silent',
    ['stopped answering before'],
  ],
  ['that says nothing', 'smtp', () => startRaw(() => undefined), 'silent', ['before', ports]],
  [
    'for web pages',
    'smtp',
    startThat('HTTP/1.1 400 Bad\r\n\r\n'),
    'host',
    ['is not a mail server', 'the port'],
  ],
  ['that greets nobody', 'smtp', startThat('554 go away\r\n'), 'host', ['(“554 go away”)']],
  [
    'that is busy',
    'smtp',
    startThat('421 busy\r\n'),
    'host',
    ['accepts no mails from here, or none for now (“421 busy”)'],
  ],
])(
  'a server %s, by %s: what to do, and that nothing is on its way',
  async (_, start, server, kind, words) => {
    const problem: unknown = await mailerOf(`${start}://127.0.0.1:${await server()}`)
      .send(mail)
      .catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind, isCertain: true });
    for (const each of words) expect(String(problem)).toContain(each);
    expect(String(problem)).not.toContain('config/notifications.ts');
  },
);

test('a server that never falls silent and never comes to an end is given up in time', async () => {
  const port = await startRaw((socket) => {
    socket.write('220 hi\r\n');
    const drip = setInterval(() => socket.write('250-x\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  const began = Date.now();
  await expect(mailerOf(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({
    kind: 'silent',
    isCertain: true,
  });
  expect(Date.now() - began).toBeLessThan(impatient.whole * 2);
});

test('of several addresses those are named that were refused, and whether to try again', async () => {
  const refusals: Record<string, number> = { 'new@acme.test': 451, 'gone@acme.test': 550 };
  const port = await startSmtp({
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const responseCode = refusals[address];
      callback(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
  });
  const to = ['office@acme.test', ...Object.keys(refusals)];
  expect(await mailerOf(`smtp://127.0.0.1:${port}`).send({ ...mail, to })).toEqual({
    refused: [
      { address: 'new@acme.test', isForNow: true, answer: '451 not now' },
      { address: 'gone@acme.test', isForNow: false, answer: '550 not now' },
    ],
  });
});

test.each([
  [451, 'refused'],
  [550, 'no mailbox'],
])('the only address is refused with %i: %s', async (responseCode, kind) => {
  const port = await startSmtp({
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('no'), { responseCode })),
  });
  await expect(mailerOf(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({
    kind,
    isCertain: true,
  });
});

test('a server with an unknown name', async () => {
  const sent = mailerOf('smtp://nowhere.invalid:2525').send(mail);
  await expect(sent).rejects.toMatchObject({ kind: 'host', isCertain: true });
  await expect(sent).rejects.toThrow('There is no mail server nowhere.invalid');
});

test('without from, mails come from whoever logs in; who logs in by another name gets an error', async () => {
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
  [{ SMTP_URL: 'mail.acme.test' }, 'SMTP_URL is not an address'],
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
