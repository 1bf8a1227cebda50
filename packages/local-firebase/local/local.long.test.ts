/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteForms } from '../../../tools/records/site-form';
import type { SiteForm } from '../../records';
import { commitOf, documentsPath, type Message, records, send, storedIn } from '../testing/send';
import { startTestBackend, type TestBackend } from '../testing/test-backend';
import { uploadOf } from '../testing/uploads';

let backend: TestBackend;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  backend = await startTestBackend({ clock: () => now, faults: true, forms: () => forms });
});

afterEach(() => backend.close());

const tours: SiteForm = {
  name: 'tours',
  title: 'Tours',
  collection: 'tours',
  folders: [],
  names: [],
  numbers: [],
  fields: ['Tour', 'Name'].map((name) => ({
    ...{ name, holds: 'line', label: name, choices: {} },
    ...{ autoComplete: undefined, folder: undefined },
  })),
  columns: ['Tour', 'Name', 'Waiting'],
  waiting: 'Waiting',
  counted: [{ name: 'Tour', capacities: {} }],
};

const forms = [...siteForms('tests/sites/agency'), tours];

const exchange = (message: Message) => send(backend.port, message);
const cv = 'Image/CvDeveloper/0f8fad5b-d9cb-469f-a165-70867728950e';
const uploadRequest = uploadOf(cv);

const store = async (document: string, record: Record<string, string | number>): Promise<void> => {
  const { status } = await exchange(commitOf(document, record));
  expect(status).toBe(200);
  now += 1000;
};

/** Stores a document behind the rules, as of a form that was another one then. */
const place = async (name: string, fields: object): Promise<void> => {
  const createTime = new Date(now).toISOString();
  const document = { name: `${documentsPath}/${name}`, createTime, updateTime: createTime, fields };
  const file = path.join(backend.dataDir, 'documents', `${name.replace('/', '-')}.json`);
  await writeFile(file, JSON.stringify(document));
  now += 1000;
};

describe('the page', () => {
  test('says so when nothing was sent', async () => {
    const { status, text } = await exchange({ path: '/__local/' });
    expect(status).toBe(200);
    expect(text).toContain('Nothing has been sent yet.');
  });

  test('shows who is on a waiting list, the first in line of each option first', async () => {
    const wait = (id: string, tour: string, waits: boolean) =>
      place(`tours/${id}`, {
        Tour: { stringValue: tour },
        Name: { stringValue: `<${id}>` },
        Waiting: { booleanValue: waits },
      });
    await wait('ann', 'ten', true);
    await wait('bo', 'ten', false);
    await wait('cy', 'three', true);
    await wait('di', 'ten', true);
    const { text } = await exchange({ path: '/__local/' });
    const [, list = ''] =
      /waiting list, the first in line first<\/caption>([^]*?)<\/table>/.exec(text) ?? [];
    const rows = [...list.matchAll(/<tr><td>([^]*?)<\/tr>/g)].map(([, row = '']) =>
      row.split(/<\/td>(?:<td>)?/).slice(0, 3),
    );
    expect(rows).toEqual([
      ['1', 'ten', '&lt;ann&gt;'],
      ['1', 'three', '&lt;cy&gt;'],
      ['2', 'ten', '&lt;di&gt;'],
    ]);
  });

  test('shows a table per collection: fields in their order, id and time; newest first', async () => {
    await store('Contact_cli/one', records.Contact_cli);
    await store('Contact_cli/two', { ...records.Contact_cli, Fullname: 'Grace Hopper' });
    await store('subcribe/three', records.subcribe);
    const { text } = await exchange({ path: '/__local/' });
    const columns = [...Object.keys(records.Contact_cli), 'Document id', 'Received'];
    const heads = columns.map((column) => `<th scope="col">${column}</th>`).join('');
    expect(text).toContain(
      `<caption>Contact_cli: 2 records, newest first</caption>\n<thead><tr>${heads}</tr>`,
    );
    expect(text).toContain('<caption>subcribe: 1 record, newest first</caption>');
    expect(text).toContain('<td>two</td><td>2026-11-21T12:00:01.000Z</td>');
    expect(text.indexOf('Grace Hopper')).toBeLessThan(text.indexOf('Ada Lovelace'));
    expect(text).toContain('<a href="Contact_cli.csv" download>');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).toContain('<title>Stored on this machine</title>');
  });

  test('links an uploaded file so that it can be saved', async () => {
    await exchange(uploadRequest);
    const { text } = await exchange({ path: '/__local/' });
    const [, link = ''] = /<a href="([^"]+)" download>Your CV</.exec(text) ?? [];
    const download = await exchange({ path: link.replaceAll('&amp;', '&') });
    expect(download.text).toBe('hello');
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
    expect(text).toContain('<td>Freelancer application</td><td>application/pdf</td><td>5</td>');
    expect(text).toContain(`<td>${cv}</td>`);
  });

  test('shows what visitors wrote as text, never as markup', async () => {
    const evil = `<script>alert("1")</script>'&`;
    await store('Contact_cli/one', { ...records.Contact_cli, Fullname: evil });
    const { text } = await exchange({ path: '/__local/' });
    expect(text).toContain('<td>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</td>');
    expect(text).not.toContain('<script');
  });

  test('may load and run nothing, and is kept nowhere', async () => {
    const { headers, text } = await exchange({ path: '/__local/' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  test('shows of many records the newest, and a link to those before them, down to the oldest', async () => {
    for (let index = 0; index < 250; index += 1) {
      await place(`subcribe/number-${index}-`, {});
      // Two at a time came within one millisecond.
      now -= index % 2 === 0 ? 1000 : 999;
    }
    const shown: number[][] = [];
    for (let link = ''; ;) {
      const { text } = await exchange({ path: `/__local/${link}` });
      expect(text).toContain('subcribe: 250 records, newest first');
      shown.push([...text.matchAll(/<td>number-(\d+)-</g)].map(([, number]) => Number(number)));
      const [, older] = /<a href="([^"]+)">Those before them/.exec(text) ?? [];
      if (older === undefined) break;
      link = older.replaceAll('&amp;', '&');
    }
    expect(shown.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(shown[0]).toContain(249);
    expect(shown[2]).toContain(0);
    expect(new Set(shown.flat()).size).toBe(250);
    const csv = await exchange({ path: '/__local/subcribe.csv' });
    expect(csv.text.split('\r\n')).toHaveLength(252);
  });

  test('shows what visitors read of a choice beside what is stored, and a field that the form no longer has', async () => {
    const fields = {
      fullName: { stringValue: 'Ada' },
      SelectedTechnology: { stringValue: 'React.js' },
      Fax: { stringValue: '030 1' },
    };
    await place('freelancers/one', fields);
    await place('freelancers/two', { SelectedTechnology: { stringValue: 'COBOL' } });
    const { text } = await exchange({ path: '/__local/' });
    expect(text).toContain('<td>Web Desiner (React.js)</td>');
    expect(text).toContain('<td>COBOL</td>');
    expect(text).toContain('<th scope="col">Fax</th>');
    expect(text).toContain('<td>030 1</td>');
    const csv = await exchange({ path: '/__local/freelancers.csv' });
    const [heads = '', ...lines] = csv.text.split('\r\n');
    expect(heads).toContain('"SelectedTechnology","SelectedTechnology (label)"');
    expect(heads).toContain('"Fax","Document id","Received"');
    expect(lines[0]).toContain('"React.js","Web Desiner"');
    expect(lines[1]).toContain('"COBOL","COBOL"');
  });

  test('names the file of a record by the label of its field, and leads nowhere but to this machine', async () => {
    const address = (host: string) =>
      `${host}/v0/b/b/o/${encodeURIComponent(cv)}?alt=media&token=t`;
    await place('freelancers/one', { CvFile: { stringValue: address('https://evil.test') } });
    await place('freelancers/two', { CvFile: { stringValue: 'https://evil.test/elsewhere' } });
    const { text } = await exchange({ path: '/__local/' });
    expect(text).toContain(
      `<td><a href="${address('').replaceAll('&', '&amp;')}" download>Your CV</a></td>`,
    );
    expect(text).not.toContain('href="https');
    expect(text).toContain('<td>https://evil.test/elsewhere</td>');
  });

  test('shows a value of any length by its beginning, and says how much more there is', async () => {
    await place('freelancers/one', { Messsage: { stringValue: 'x'.repeat(1e6) } });
    const { text } = await exchange({ path: '/__local/' });
    expect(text).toContain('… (998000 more characters are in the CSV)');
    expect(text.length).toBeLessThan(20_000);
  });

  test.each([
    ['/__local', 308],
    ['/__local/other', 404],
    ['/__local/other.csv', 404],
    ['/__local/..', 404],
    ['/__local/%zz', 400],
    ['/__local/?collection=other', 404],
    ['/__local/?files&before=x', 400],
    ['/__local/?files&before=1-x', 200],
    ['/__local/?mails&before=999999999999999-x', 200],
  ])('%s answers %p', async (target, status) => {
    expect((await exchange({ path: target })).status).toBe(status);
  });

  test('accepts only GET and HEAD', async () => {
    expect((await exchange({ method: 'POST', path: '/__local/' })).status).toBe(405);
    const head = await exchange({ method: 'HEAD', path: '/__local/' });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});

test('a collection is a CSV file, oldest first, that a spreadsheet will not run', async () => {
  await store('subcribe/one', records.subcribe);
  await store('subcribe/two', { ...records.subcribe, Date: '=1+1,"x"' });
  const { headers, text } = await exchange({ path: '/__local/subcribe.csv' });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''subcribe.csv",
  });
  expect(text).toBe(
    '\uFEFF"Email","id","Date","Document id","Received"\r\n' +
      '"ada@example.com","1795246713260","Sat Nov 21 2026","one","2026-11-21T12:00:00.000Z"\r\n' +
      '"ada@example.com","1795246713260","\'=1+1,""x""","two","2026-11-21T12:00:01.000Z"\r\n',
  );
});

test('what a terminal would carry out is seen in its place on the page, in CSV, in JSON and in the log', async () => {
  const evil = '\u001b]0;x\u0007 \u009b31m \u007f \u202e b\rc';
  await place('freelancers/one', { Messsage: { stringValue: `${evil}\nnext line` } });
  const steering = /(?!\n|\r\n)[\p{Cc}\u202e]/u;
  for (const address of ['', 'freelancers.csv', 'data.json']) {
    const { text } = await exchange({ path: `/__local/${address}` });
    expect(text).not.toMatch(steering);
    expect(text).toContain('\\u001b]0;x\\u0007 \\u009b31m \\u007f \\u202e b');
  }
  const { documents } = await storedIn(backend.port);
  expect(documents[0]!.values.Messsage).toBe(`${evil}\nnext line`);
  await writeFile(path.join(backend.dataDir, 'documents', 'x.json'), evil);
  await exchange({ path: '/__local/' });
  expect(backend.logged.join('')).toContain('\\u001b]0;x');
  expect(backend.logged.join('')).not.toMatch(steering);
});

test('data.json has everything, with plain values beside the typed ones', async () => {
  await store('subcribe/one', records.subcribe);
  await exchange(uploadRequest);
  expect(await storedIn(backend.port)).toMatchObject({
    documents: [
      {
        collection: 'subcribe',
        id: 'one',
        createTime: '2026-11-21T12:00:00.000Z',
        values: records.subcribe,
        fields: { id: { integerValue: '1795246713260' } },
      },
    ],
    objects: [{ name: cv, size: 5, contentType: 'application/pdf' }],
  });
});

describe('a fault', () => {
  const add = (fault: object) =>
    exchange({ method: 'POST', path: '/__local/faults', body: JSON.stringify(fault) });
  const commitRequest = commitOf('subcribe/one', records.subcribe);
  const downloadRequest = { path: `/v0/b/demo-site.appspot.com/o/${encodeURIComponent(cv)}` };

  const documentCount = async () => (await storedIn(backend.port)).documents.length;

  test.each([
    ['as often as asked', { status: 503, times: 2 }, [503, 503, 200], 1],
    ['after as many as asked', { status: 503, skip: 2 }, [200, 200, 503, 200], 1],
    ['and stores, as a lost answer does', { status: 500, afterCommit: true }, [500], 1],
    ['and stores nothing', { status: 503 }, [503], 0],
    ['once, and is over', { status: 503 }, [503, 200], 1],
  ])('answers its status %s', async (_, fault, statuses, stored) => {
    await add({ target: 'commit', ...fault });
    for (const status of statuses) expect((await exchange(commitRequest)).status).toBe(status);
    expect(await documentCount()).toBe(stored);
  });

  test('of one target leaves the others alone', async () => {
    await add({ target: 'upload', status: 403 });
    await add({ target: 'download', status: 500 });
    expect((await exchange(commitRequest)).status).toBe(200);
    expect((await exchange(uploadRequest)).status).toBe(403);
    expect((await exchange(uploadRequest)).status).toBe(200);
    expect((await exchange(downloadRequest)).status).toBe(500);
    expect((await exchange(downloadRequest)).status).toBe(200);
  });

  test('that cuts closes the connection without an answer', async () => {
    await add({ target: 'commit', cut: true });
    await expect(exchange(commitRequest)).rejects.toThrow('socket hang up');
    await add({ target: 'download', cut: true, afterCommit: true });
    await exchange(uploadRequest);
    await expect(exchange({ path: `${downloadRequest.path}?alt=media` })).rejects.toThrow(
      'socket hang up',
    );
  });

  test('that only delays answers as usual, later', async () => {
    await add({ target: 'commit', delayMs: 80 });
    const start = performance.now();
    expect((await exchange(commitRequest)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(70);
  });

  test('is cleared by DELETE', async () => {
    await add({ target: 'commit', status: 503, times: 9 });
    expect((await exchange({ method: 'DELETE', path: '/__local/faults' })).status).toBe(200);
    expect((await exchange(commitRequest)).status).toBe(200);
  });

  test('answers with a text of any kind, which may look like good news, and stores nothing', async () => {
    for (const [status, body] of [
      [200, '<!doctype html>'],
      [403, ''],
    ]) {
      expect((await add({ target: 'commit', status, body })).status).toBe(200);
      expect(await exchange(commitRequest)).toMatchObject({ status, text: body });
    }
    expect(await documentCount()).toBe(0);
  });

  test.each([
    {},
    { target: 'page' },
    { target: 'commit', status: 200 },
    { target: 'commit', status: '503' },
    { target: 'commit', body: '{}' },
    { target: 'commit', status: 200, body: {} },
    { target: 'commit', status: 100, body: '{}' },
    { target: 'commit', skip: -1 },
    { target: 'commit', times: 0 },
    { target: 'commit', delayMs: -1 },
    { target: 'commit', cut: 1 },
    { target: 'commit', afterCommit: 'yes' },
    { target: 'commit', stauts: 503 },
  ])('of the form %j is refused', async (fault) => {
    expect((await add(fault)).status).toBe(400);
    expect((await exchange(commitRequest)).status).toBe(200);
  });

  test('cannot be requested unless the backend was started for it', async () => {
    const plain = await startTestBackend();
    const message = { method: 'POST', path: '/__local/faults', body: '{"target":"commit"}' };
    expect((await send(plain.port, message)).status).toBe(405);
    await plain.close();
  });
});
