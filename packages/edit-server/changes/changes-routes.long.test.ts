/** @jest-environment node */
import { changesRoutes } from '../../site-changes/changes-routes';
import { gitHistory } from './git-history';
import {
  firstFiles,
  gitIn,
  newRepository,
  plainStore,
  read,
  removeFolders,
  write,
} from './testing/repositories';

afterEach(removeFolders);

const home = 'config/pages/home.ts';
const picture = 'public/pictures/tom.svg';

const editedSite = () => {
  const { root, site } = newRepository();
  write(site, { [home]: read(site, home).replace("'Welcome'", "'Hello'") });
  const routes = changesRoutes({
    site,
    history: gitHistory(site),
    store: plainStore(site),
    now: () => new Date(2026, 2, 31, 12),
  });
  const ask = async (method: string, path: string, body?: unknown) =>
    await routes
      .find((each) => each.path === path && each.method === method)!
      .handle(body, new URLSearchParams());
  return { root, site, ask };
};

const hello = expect.stringContaining('“Hello”') as string;

test('a change is listed, taken back by its id, and gone', async () => {
  const { site, ask } = editedSite();
  const listed = await ask('GET', 'changes');
  expect(listed).toMatchObject({ changes: [{ words: hello }] });
  const { changes } = listed as { changes: { id: string }[] };
  const ids = changes.map(({ id }) => id);
  expect(await ask('POST', 'take-back', { ids })).toMatchObject({
    is: 'taken-back',
    list: { changes: [] },
  });
  expect(read(site, home)).toBe(firstFiles[home]);
});

test('changes are kept on a branch of the day', async () => {
  const { ask } = editedSite();
  expect(await ask('POST', 'keep', { words: 'Hello' })).toMatchObject({
    is: 'kept',
    branch: 'edit/2026-03-31-hello',
  });
});

test('two who keep at once make one commit', async () => {
  const { root, ask } = editedSite();
  const answers = await Promise.all([ask('POST', 'keep', {}), ask('POST', 'keep', {})]);
  expect(answers).toMatchObject([{ is: 'kept' }, { is: 'nothing' }]);
  expect(gitIn(root, 'rev-list', '--count', 'HEAD')).toBe('2');
});

test('the ZIP is a file', async () => {
  const { ask } = editedSite();
  expect(await ask('GET', 'zip')).toMatchObject({ type: 'application/zip' });
});

test('a picture as it was, to be shown beside the one of now', async () => {
  const { site, ask } = editedSite();
  write(site, { [picture]: '<svg>another</svg>' });
  const answer = await ask('POST', 'changes/before', { file: picture });
  expect(answer).toMatchObject({ type: 'application/octet-stream' });
  const { bytes } = answer as { bytes: Uint8Array };
  expect(Buffer.from(bytes).toString()).toBe(firstFiles[picture]);
});

test('config as it was, to be shown beside the site of now', async () => {
  const { site, ask } = editedSite();
  write(site, { 'config/pages/new.ts': firstFiles[home], [picture]: '<svg>another</svg>' });
  expect(await ask('GET', 'changes/values')).toMatchObject({
    values: { [home]: { sections: expect.anything() as unknown } },
    added: ['config/pages/new.ts'],
    unread: [],
    pictures: ['/pictures/tom.svg'],
  });
  const value = await ask('GET', 'changes/values');
  expect(JSON.stringify(value)).toContain('Welcome');
  expect(JSON.stringify(value)).not.toContain('Hello');
});

test('what is asked otherwise than it is meant is refused', async () => {
  const { ask } = editedSite();
  const requests: [string, unknown][] = [
    ['take-back', undefined],
    ['take-back', { ids: [] }],
    ['take-back', { ids: [5] }],
    ['keep', { words: 5 }],
    ['keep', 'text'],
    ['changes/before', { file: 'public/../../secret' }],
    ['changes/before', { file: 'src/code.ts' }],
    ['changes/before', { file: picture }],
  ];
  for (const [path, body] of requests)
    await expect(ask('POST', path, body)).rejects.toMatchObject({ status: 400 });
});
