/** @jest-environment node */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { hour, usualPace } from '../../mails/delivery/pace';
import { type Mishap, notifiedIn, startMailServer } from '../../mails/testing/mail-server';
import { agencyPlan } from '../../mails/testing/plan';
import { commitOf, documentsPath, records, send, storedIn } from '../testing/send';
import { startTestBackend, type TestBackend, until } from '../testing/test-backend';
import { startLocalMail } from './start-local-mail';

const plan = agencyPlan();
const dataDir = temporaryFolders();
let backend: TestBackend | undefined;
/** Ends the server that runs, as each start does. */
const stop = async () => {
  await backend?.close();
  backend = undefined;
};
const mailServers: Awaited<ReturnType<typeof startMailServer>>[] = [];
afterEach(async () => {
  await stop();
  await Promise.all(mailServers.splice(0).map((each) => each.close()));
});

/** A mail server until the test is over. */
const mailServer = async (options: Parameters<typeof startMailServer>[0] = {}) => {
  const server = await startMailServer(options);
  mailServers.push(server);
  return server;
};

const quick = { ...usualPace, lease: 500, backoff: () => 20 };

const start = async (
  environment: Record<string, string>,
  { clock = Date.now, plan: wanted = plan } = {},
) => {
  await stop();
  backend = await startTestBackend({
    dataDir: dataDir(),
    clock,
    mail: { start: startLocalMail, plan: wanted, environment, pace: quick, sweepEvery: 10 },
  });
  return backend;
};

const store = async (collection: keyof typeof records, id: string, more = {}) => {
  const message = commitOf(`${collection}/${id}`, { ...records[collection], ...more });
  const { status } = await send(backend!.port, message);
  expect(status).toBe(200);
};

test('the four forms of the agency reach those whom config names, by a real mail server', async () => {
  const server = await mailServer();
  await start({ SMTP_URL: server.url });
  await store('Contact_cli', 'a', { Fullname: 'Änne 😀', Messsage: 'x'.repeat(5000) });
  await store('freelancers', 'b');
  await store('Inquriy', 'c', { Pname: 'Shop\u2028Bcc: all@evil.test' });
  await store('subcribe', 'd');
  await until(() => server.mails.length === 4);
  const byTo = server.mails.map(({ subject, to, replyTo }) => [subject, to, replyTo]).sort();
  expect(byTo).toEqual([
    ['Freelancer application', 'jobs@acme.test, office@acme.test', 'ada@example.com'],
    ['Inquiry: Shop Bcc: all@evil[.]test', 'office@acme.test', 'ada@example.com'],
    ['Message from Änne 😀', 'office@acme.test', 'ada@example.com'],
    ['Newsletter', 'office@acme.test', 'ada@example.com'],
  ]);
  expect(new Set(server.recipients)).toEqual(new Set(['jobs@acme.test', 'office@acme.test']));
  expect(server.mails.flatMap(({ headers }) => headers)).not.toContain('bcc');
});

test.each<Exclude<Mishap, undefined>>(['refuses', 'dies half way'])(
  'a server that %s: the record is stored, and the mail comes when the server is well, once',
  async (mishap) => {
    let ill = true;
    const server = await mailServer({ mishap: () => (ill ? mishap : undefined) });
    const { logged } = await start({ SMTP_URL: server.url });
    await store('Contact_cli', 'a');
    await until(() => logged.some((line) => line.includes('No mail for Contact_cli/a')));
    expect(server.mails).toEqual([]);
    ill = false;
    await until(() => server.mails.length === 1);
    await stop();
    backend = undefined;
    expect(server.mails).toHaveLength(1);
  },
);

test('a server that is not there and comes back', async () => {
  const gone = await mailServer();
  await gone.close();
  const { logged } = await start({ SMTP_URL: gone.url });
  await store('Contact_cli', 'a');
  await until(() => logged.length > 0);
  expect(logged[0]).toMatch(
    /^No mail for Contact_cli\/a: The mail server 127\.0\.0\.1 does not accept the connection .* Check the name and the port in SMTP_URL\. It will be tried again in 1 min\. What was sent is stored\.$/,
  );
  const server = await mailServer({ port: gone.port });
  await until(() => server.mails.length === 1);
});

test('a wrong password is reported, with what to do', async () => {
  const server = await mailServer({ mishap: () => 'refuses the login' });
  const { logged } = await start({
    SMTP_URL: server.url.replace('//', '//office@acme.test@'),
    SMTP_PASSWORD: 'hidden-word',
  });
  await store('Contact_cli', 'a');
  await until(() => logged.length > 0);
  expect(logged[0]).toContain('refuses the name or the password');
  expect(logged.join('\n')).not.toContain('hidden-word');
});

test('without SMTP_URL each mail is a file, which /__local/ shows; what was stored before is not reported', async () => {
  backend = await startTestBackend({ dataDir: dataDir() });
  await store('Contact_cli', 'before');
  await start({});
  await store('Contact_cli', 'a', { Fullname: '<b>Ada' });
  await store('Contact_cli', 'a', { Fullname: '<b>Ada' });
  const mailsOnDisk = async () =>
    (await readdir(path.join(dataDir(), 'mail/kept'))).filter((name) => name.endsWith('.eml'));
  await until(async () => (await mailsOnDisk()).length > 0);
  await until(async () =>
    (await send(backend!.port, { path: '/__local/' })).text.includes('Mails'),
  );
  const page = await send(backend.port, { path: '/__local/' });
  expect(page.text).toContain('Message from &lt;b&gt;Ada');
  const [, link = ''] = /href="(mail\/[0-9a-f]+\.txt)"/.exec(page.text) ?? [];
  const text = await send(backend.port, { path: `/__local/${link}` });
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.text).toContain('Full Name:\n    <b>Ada');
  const file = await send(backend.port, { path: `/__local/${link.replace('.txt', '.eml')}` });
  expect(file.text).toMatch(/^(?:.*\r\n)*Subject: Message from <b>Ada\r\n/);
  expect(await mailsOnDisk()).toHaveLength(1);
  for (const path of ['mail/x.eml', 'mail/../state', 'mail/%2e%2e/sent.json']) {
    expect((await send(backend.port, { path: `/__local/${path}` })).status).toBe(404);
  }
});

test('what a dead server left is mailed by the next one', async () => {
  const server = await mailServer({ mishap: () => 'refuses' });
  await start({ SMTP_URL: server.url });
  await store('Contact_cli', 'a');
  await stop();
  const well = await mailServer();
  await start({ SMTP_URL: well.url });
  await until(() => well.mails.length === 1);
});

test('a visitor can neither read nor write what is known of deliveries, nor is it listed', async () => {
  await start({});
  await store('Contact_cli', 'a');
  const fields = { state: 'sent' };
  for (const place of ['_deliveries/a', '_mail/sent', 'Contact_cli/a/delivery/mail']) {
    expect((await send(backend!.port, commitOf(place, fields))).status).toBe(403);
    const read = await send(backend!.port, { path: `/v1/${documentsPath}/${place}` });
    expect(read.status).toBe(403);
  }
  expect((await storedIn(backend!.port)).documents).toHaveLength(1);
});

test('without notifications nothing of mails is loaded, and nothing lies on the disk', async () => {
  backend = await startTestBackend({ dataDir: dataDir() });
  await store('Contact_cli', 'a');
  expect(await readdir(dataDir())).not.toContain('mail');
});

/** Stores a record, and waits until its mail lies on the disk. */
const storeAndSee = async (collection: keyof typeof records, id: string) => {
  const page = async () => (await send(backend!.port, { path: '/__local/' })).text;
  await store(collection, id);
  await until(async () => (await page()).includes('Mails'));
};

test('a folder of mails that cannot be used is reported with what to do; records are stored nevertheless', async () => {
  await writeFile(path.join(dataDir(), 'mail'), 'no folder');
  const { logged } = await start({});
  await store('Contact_cli', 'a');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(`${path.join(dataDir(), 'mail')} cannot be used`);
  expect(logged[0]).toContain('move it away');
});

test.each(['', '{bad', '{"since":7}'])(
  'files of mails that hold %j are named, and mails go out all the same',
  async (text) => {
    const names = ['since.json', 'sent.json', 'state/x.json'];
    await mkdir(path.join(dataDir(), 'mail/state'), { recursive: true });
    for (const name of names) await writeFile(path.join(dataDir(), 'mail', name), text);
    const { logged } = await start({});
    await storeAndSee('Contact_cli', 'a');
    for (const name of names) {
      expect(
        logged.filter((line) => line.includes(path.join(dataDir(), 'mail', name))),
      ).toHaveLength(1);
    }
  },
);

test('after since.json broke, what the last server did not get to is mailed; what was before mails is not', async () => {
  backend = await startTestBackend({ dataDir: dataDir() });
  await store('Contact_cli', 'before');
  await start({});
  await storeAndSee('Contact_cli', 'a');
  await stop();
  backend = await startTestBackend({ dataDir: dataDir() });
  await store('Contact_cli', 'left');
  await stop();
  await writeFile(path.join(dataDir(), 'mail/since.json'), '');
  const server = await mailServer();
  await start({ SMTP_URL: server.url });
  await until(() => server.mails.length > 0);
  await stop();
  expect([...notifiedIn(server.mails).keys()]).toEqual(['Contact_cli/left']);
});

test('a file in place of the folder of mails is reported once, and the mail comes when it is gone', async () => {
  const { logged } = await start({});
  const mailFolder = path.join(dataDir(), 'mail');
  await rename(mailFolder, `${mailFolder}-away`);
  await writeFile(mailFolder, '');
  await store('Contact_cli', 'a');
  await until(() => logged.some((line) => line.startsWith('No mail for Contact_cli/a yet')));
  await until(() =>
    logged.some((line) => line.startsWith('Mails wait, and continue by themselves')),
  );
  expect((await send(backend!.port, { path: '/__local/' })).status).toBe(200);
  expect(logged.filter((line) => line.startsWith('Mails wait'))).toHaveLength(1);
  await rm(mailFolder);
  await until(async () =>
    (await send(backend!.port, { path: '/__local/' })).text.includes('Message from Ada'),
  );
});

test('a clock that was ahead and is put right: what waits is mailed after the next start', async () => {
  const ahead = () => Date.now() + 365 * 24 * hour;
  const ill = await mailServer({ mishap: () => 'refuses' });
  await start({ SMTP_URL: ill.url }, { clock: ahead });
  await store('Contact_cli', 'then');
  await until(() => backend!.logged.length > 0);
  const { logged } = await start({ SMTP_URL: ill.url });
  await store('Contact_cli', 'a');
  await until(() => logged.some((line) => line.includes('Contact_cli/a')));
  await stop();
  const well = await mailServer();
  await start({ SMTP_URL: well.url });
  await until(() => notifiedIn(well.mails).size === 2);
});

test('mails that were counted by a clock ahead delay none once it is corrected', async () => {
  const at = Date.now() + 365 * 24 * hour;
  const sent = Array.from({ length: 30 }, (_, index) => ({ at, name: `r${index}` }));
  await mkdir(path.join(dataDir(), 'mail'));
  await writeFile(path.join(dataDir(), 'mail/sent.json'), JSON.stringify(sent));
  await start({});
  await storeAndSee('Contact_cli', 'a');
});

test('a form that is added later begins then: what it has stored before is not reported', async () => {
  const only = { ...plan, forms: plan.forms.filter(({ form }) => form === 'contact') };
  await start({}, { plan: only });
  await store('subcribe', 'old');
  await storeAndSee('Contact_cli', 'a');
  await stop();
  const server = await mailServer();
  await start({ SMTP_URL: server.url });
  await store('subcribe', 'new');
  await until(() => server.mails.length > 0);
  await stop();
  expect([...notifiedIn(server.mails).keys()]).toEqual(['subcribe/new']);
});
