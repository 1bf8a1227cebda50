/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { siteForms } from '../../../tools/records/site-form';
import { startMailServer } from '../../mails/testing/mail-server';
import { agencyPlan, optingIn } from '../../mails/testing/plan';
import { commitOf, records, send } from '../testing/send';
import { startTestBackend, until } from '../testing/test-backend';
import { startLocalMail } from './start-local-mail';

const plan = optingIn(agencyPlan());
const forms = siteForms(process.cwd()).map((form) => ({ ...form, optIn: true as const }));
const folder = temporaryFolders();
const day = 24 * 60 * 60_000;

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

let now: number;
beforeEach(() => {
  now = Date.now();
});

const start = () =>
  startTestBackend({
    dataDir: folder(),
    clock: () => now,
    forms: () => forms,
    mail: {
      start: startLocalMail,
      plan,
      environment: { SMTP_URL: server.url },
      sweepEvery: 20,
      origin: () => 'http://localhost:4173',
    },
  });

const subscribe = (port: number, id: string) =>
  send(port, commitOf(`subcribe/${id}`, records.subcribe));

/** The link in the newest mail. */
const linkIn = async ({ mails }: MailServer, count: number) => {
  await until(() => mails.length === count);
  return new URL(/http:\S+/.exec(mails.at(-1)!.text)?.[0] ?? '');
};

/** Presses the button, as a page without script does. Resolves to where that leads. */
const press = async (port: number, link: URL, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}/__confirm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: link.search.slice(1),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? answer.status;
};

test('from the form over the mail to the button: the owner is told, also by a server that was started again', async () => {
  const first = await start();
  expect((await subscribe(first.port, 'r1')).status).toBe(200);
  const link = await linkIn(server, 1);
  expect(link.href).toMatch(/^http:\/\/localhost:4173\/Confirm\?token=/);
  expect(server.mails[0]!.to).toBe('ada@example.com');
  const opened = await fetch(`http://127.0.0.1:${first.port}/__confirm${link.search}`);
  expect(opened.status).toBe(405);
  await first.close();

  const second = await start();
  expect(await press(second.port, link, { Origin: 'https://evil.test' })).toBe(403);
  expect(await press(second.port, link)).toBe('/Confirm#confirmed');
  await until(() => server.mails.length === 2);
  expect(server.mails[1]!.to).toBe('office@acme.test');
  expect(await press(second.port, link)).toBe('/Confirm#already-confirmed');
  await second.close();
});

test('a server that ends right after the press: the next one tells the owner, once', async () => {
  const first = await start();
  await subscribe(first.port, 'r1');
  const link = await linkIn(server, 1);
  await Promise.all([press(first.port, link), press(first.port, link)]);
  await first.close();
  const second = await start();
  await until(() => server.mails.length === 2);
  expect(await press(second.port, link)).toBe('/Confirm#already-confirmed');
  await second.close();
  expect(server.mails.map(({ to }) => to)).toEqual(['ada@example.com', 'office@acme.test']);
});

test('what nobody confirmed is deleted with its state; what was confirmed stays', async () => {
  const first = await start();
  await subscribe(first.port, 'late');
  await linkIn(server, 1);
  await subscribe(first.port, 'kept');
  await press(first.port, await linkIn(server, 2));
  await until(() => server.mails.length === 3);
  await first.close();
  now += 9 * day;
  const second = await start();
  const stored = async () => {
    const answer = await fetch(`http://127.0.0.1:${second.port}/__local/data.json`);
    const { documents } = (await answer.json()) as { documents: { id: string }[] };
    return documents.map(({ id }) => id);
  };
  await until(async () => (await stored()).length === 1);
  expect(await stored()).toEqual(['kept']);
  await second.close();
});

test('the local page and its table say what is confirmed, and what is not', async () => {
  const backend = await start();
  const shown = async (name: string) =>
    (await fetch(`http://127.0.0.1:${backend.port}/__local/${name}`)).text();
  await subscribe(backend.port, 'r1');
  const link = await linkIn(server, 1);
  expect(await shown('')).toContain('<th scope="col">Confirmed</th>');
  expect(await shown('')).toContain('<td>unconfirmed</td>');
  expect(await shown('subcribe.csv')).toContain('"unconfirmed"');
  await press(backend.port, link);
  const moment = new Date(now).toISOString();
  expect(await shown('')).toContain(`<td>${moment}</td>`);
  expect(await shown('')).not.toContain('unconfirmed');
  expect(await shown('subcribe.csv')).toContain(`"${moment}"`);
  await backend.close();
});

test('the secret is in a file that only its owner reads, and in no log', async () => {
  const backend = await start();
  await subscribe(backend.port, 'r1');
  await linkIn(server, 1);
  const file = path.join(folder(), 'mail/opt-in-secret.json');
  expect(existsSync(file)).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const secret = JSON.parse(await readFile(file, 'utf8')) as string;
  expect(backend.logged.join()).not.toContain(secret);
  expect(server.mails[0]!.text).not.toContain(secret);
  await backend.close();
});

test('visitors can neither read nor write whether something is confirmed', async () => {
  const backend = await start();
  await subscribe(backend.port, 'r1');
  const link = await linkIn(server, 1);
  for (const name of ['_deliveries/x', 'mail/x']) {
    const { status } = await send(backend.port, commitOf(name, { state: 'sent', confirmedAt: 1 }));
    expect(status).toBe(403);
  }
  const again = await send(
    backend.port,
    commitOf('subcribe/r2', { ...records.subcribe, confirmedAt: 1 }),
  );
  expect(again.status).toBe(403);
  const documents = 'v1/projects/p/databases/(default)/documents';
  const read = await fetch(`http://127.0.0.1:${backend.port}/${documents}/_deliveries/x`);
  expect(read.ok).toBe(false);
  expect(await press(backend.port, link)).toBe('/Confirm#confirmed');
  await backend.close();
});
