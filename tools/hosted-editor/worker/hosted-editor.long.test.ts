/** @jest-environment node */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditState, StepAnswer } from '../../../packages/edit-protocol/protocol';
import { siteRoutes } from '../../../packages/edit-routes';
import { sharpCodec } from '../../../packages/edit-server/sharp-codec';
import { createTestSite } from '../../../packages/edit-store/testing/test-site';
import { answerTo, type LoadedSite, type Rebase } from '../../../packages/edit-worker';
import { until } from '../../../packages/local-firebase/testing/test-backend';
import { siteFiles } from '../../../packages/site-files';
import { valueAt } from '../../../src/schema/values/paths';
import { languagesRoutes } from '../../edit/languages-routes';
import { siteStore } from '../../edit/site-store';
import { engineRoot } from '../../roots';
import { engineFiles } from '../engine-files';
import { inMemory } from '../testing/in-memory';
import type * as Hosted from './create-hosted-editor';

type Create = typeof Hosted.createHostedEditor;
type HostedEditor = Hosted.HostedEditor;

/** The worker's code in a memory of its own. */
const createInMemory = (): Create =>
  inMemory(() => jest.requireActual<typeof Hosted>('./create-hosted-editor').createHostedEditor);

const agency = 'tests/sites/agency';

const filesOf = (site: string) =>
  new Map(
    (['config', 'public'] as const)
      .flatMap((name) => siteFiles(site, name).files)
      .map((file) => [file, new Uint8Array(readFileSync(join(site, file)))]),
  );

const loaded: LoadedSite = { commit: 'one', files: filesOf(agency) };

const mine: Rebase = ({ files }) =>
  Promise.resolve(new Map([...files].map(([file, { after }]) => [file, after])));

type Ask = (path: string, body?: unknown) => Promise<unknown>;

let count = 0;

const requestFor = (path: string, body?: unknown) => {
  count += 1;
  const bytes = typeof body === 'string' ? Buffer.from(body) : JSON.stringify(body ?? {});
  return body === null
    ? { id: count, method: 'GET', path }
    : { id: count, method: 'POST', path, body: bytes };
};

const bodyOf = ({ status, body }: { status: number; body: string | Uint8Array }) => {
  const said: unknown = JSON.parse(String(body));
  return status === 200 ? said : { status, said };
};

/** The editor in memory, as after the page is loaded. */
const openHosted = (options: Partial<HostedEditor> = {}) => {
  const { fonts, examples } = engineFiles(engineRoot);
  const news: [string, unknown][] = [];
  const editor = createInMemory()(
    {
      name: 'firm/site main',
      load: () => Promise.resolve(loaded),
      rebase: mine,
      fonts,
      loadExamples: () => Promise.resolve(JSON.parse(examples) as Record<string, string>),
      ...options,
    },
    (event, data) => news.push([event, data]),
  );
  const ask: Ask = async (path, body) => bodyOf(await editor.answer(requestFor(path, body)));
  return { ask, news };
};

/** The same routes over the disk, as `npm run edit` has them. */
const openOnDisk = () => {
  const site = createTestSite(agency);
  const store = siteStore(site.folder);
  const context = { site: site.folder, store };
  const routes = [...siteRoutes({ ...context, codec: sharpCodec }), ...languagesRoutes(context)];
  const answering = {
    routes: () => Promise.resolve(routes),
    settle: () => Promise.resolve(),
    log: (message: string) => {
      throw new Error(message);
    },
  };
  const ask: Ask = async (path, body) => bodyOf(await answerTo(requestFor(path, body), answering));
  return { site, ask };
};

const home = 'config/pages/home.ts';

const titled = (value: unknown, was: string) => ({
  step: {
    words: 'Title',
    changes: [{ do: 'set', file: home, path: 'sections[0].title', value, was }],
  },
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h9"/></svg>';

const requests: [string, unknown?][] = [
  ['hello'],
  ['step', titled('Growth for all', 'Business Growth')],
  ['step', titled(17, 'Growth for all')],
  ['step', titled('Lost', 'What nobody wrote')],
  ['step', { step: { words: 'Out', changes: [{ do: 'delete', file: '../secret.ts' }] } }],
  ['pages/add', { title: 'Our prices', path: 'prices' }],
  ['pages/menus'],
  ['pages/links', { page: 'contact' }],
  ['picture?name=mark.svg', drawing],
  ['picture?name=mark.svg', '<html>'],
  ['pictures', null],
  ['forms/uses', { form: 'inquiry' }],
  ['undo'],
  ['undo'],
  ['undo'],
  ['redo'],
  ['languages/add', { tag: 'de', pages: [] }],
  ['nowhere'],
];

/** Versions begin with the time of the start. */
const comparable = (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (key === 'version' ? undefined : value)),
  ) as unknown;

test('the routes answer in memory as over the disk, and leave the same files', async () => {
  const hosted = openHosted({ name: 'compared' });
  const { site, ask } = openOnDisk();
  try {
    for (const [path, body] of requests) {
      const answer = comparable(await hosted.ask(path, body));
      expect([path, answer]).toEqual([path, comparable(await ask(path, body))]);
    }
    const again = openHosted({ name: 'compared' });
    const { files } = (await again.ask('hello')) as { files: unknown };
    expect(files).toEqual(((await ask('hello')) as { files: unknown }).files);
  } finally {
    site.remove();
  }
});

test('what was typed is there after the window was closed, and is undone then', async () => {
  const first = openHosted({ name: 'closed' });
  await first.ask('step', titled('Growth kept', 'Business Growth'));
  expect(first.news.map(([event]) => event)).toEqual(
    expect.arrayContaining(['edit:state', 'config:news']),
  );

  const second = openHosted({ name: 'closed' });
  const shown = await second.ask('shown/file?file=config/pages/home.ts&address=/', null);
  expect(valueAt(shown, 'value.sections[0].title')).toBe('Growth kept');
  expect(await second.ask('undo')).toMatchObject({ is: 'written' });
  const third = openHosted({ name: 'closed' });
  expect((await third.ask('undo')) as StepAnswer).toMatchObject({ is: 'lost' });
});

/** The site with a mistake in it, as somebody has published it. */
const brokenSite = () => {
  const files = new Map(loaded.files);
  const text = Buffer.from(files.get(home)!).toString();
  files.set(home, Buffer.from(text.replace('title:', 'titel:')));
  return () => Promise.resolve({ ...loaded, files });
};

const told = ({ problems }: EditState) => problems.map(({ code }) => code);

type Opened = ReturnType<typeof openHosted>;

const untilTold = ({ news }: Opened, event: string) =>
  until(() => Promise.resolve(news.some(([name]) => name === event)));

const hello = ({ ask }: Opened) => ask('hello') as Promise<EditState>;

test('nobody waits for the check of what was published: a page of broken config is made anew, and says so', async () => {
  const broken = { version: 'engine 1', name: 'broken', load: brokenSite() };
  const first = openHosted(broken);
  // Its script may ask for no more, where it cannot do with what it got.
  expect(await first.ask('shown/start?address=/', null)).not.toHaveProperty('message');
  await untilTold(first, 'edit:reload');
  expect(told(await hello(openHosted(broken)))).not.toEqual([]);
});

test('what is published unchecked is checked with the first step: it is no fault of that', async () => {
  const editor = openHosted({ version: 'engine 1', name: 'unchecked', load: brokenSite() });
  const step = titled('Growth kept', 'Business Growth');
  expect(await editor.ask('step', step)).toMatchObject({ is: 'written' });
});

test('what the check said of this commit is told at once by the next window, and looked at anew', async () => {
  const broken = { version: 'engine 1', name: 'said', load: brokenSite() };
  const unchecked = openHosted(broken);
  await hello(unchecked);
  await untilTold(unchecked, 'edit:reload');
  const first = told(await hello(openHosted(broken)));
  expect(first).not.toEqual([]);

  // As if the check had been mistaken: the same commit is in order.
  const next = openHosted({ ...broken, load: () => Promise.resolve(loaded) });
  expect(told(await hello(next))).toEqual(first);
  await untilTold(next, 'edit:state');
  expect(told(await hello(next))).toEqual([]);
});

test('where the browser keeps nothing of the check, it comes first', async () => {
  expect(told(await hello(openHosted({ name: 'unkept', load: brokenSite() })))).not.toEqual([]);
});

test('on a commit of others it is handed to what merges it, and further routes know of it', async () => {
  const first = openHosted({ name: 'moved' });
  await first.ask('step', titled('My Growth', 'Business Growth'));
  const routes: HostedEditor['routes'] = ({ loaded: at, changes, moveTo }) => [
    { method: 'GET', path: 'changes', handle: () => [at().commit, [...changes().keys()]] },
    {
      method: 'POST',
      path: 'publish',
      handle: async () => {
        const files = new Map(at().files);
        for (const [file, bytes] of changes()) if (bytes) files.set(file, bytes);
        await moveTo({ commit: 'published', files });
        return at().commit;
      },
    },
  ];
  const merges: Parameters<Rebase>[0][] = [];
  const second = openHosted({
    name: 'moved',
    load: () => Promise.resolve({ ...loaded, commit: 'two' }),
    rebase: (kept, onto) => {
      merges.push(kept);
      return mine(kept, onto);
    },
    routes,
  });
  expect(await second.ask('changes', null)).toEqual(['two', [home]]);
  expect(merges.map(({ commit, files }) => [commit, [...files.keys()]])).toEqual([['one', [home]]]);
  expect(await second.ask('publish')).toBe('published');
  expect(await second.ask('changes', null)).toEqual(['published', []]);
  expect(await second.ask('undo')).toMatchObject({ is: 'written' });
  expect(await second.ask('changes', null)).toEqual(['published', [home]]);
});

test('a site that cannot be loaded says why to whoever asks', async () => {
  const { ask } = openHosted({
    name: 'none',
    load: () => Promise.reject(new Error('The host does not answer.')),
  });
  const said = { status: 503, said: { message: 'The host does not answer.' } };
  expect(await ask('hello')).toEqual(said);
});
