/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Value } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import { seeded, someOf } from '../../../tests/runs';
import { readLiteral } from '../../config-files/read-literal';
import { listChanges } from '../../site-changes/list-changes';
import { takeBack } from '../../site-changes/take-back';
import { gitHistory } from './git-history';
import {
  firstFiles,
  newRepository,
  plainStore,
  read,
  removeFolders,
  write,
} from './testing/repositories';

afterEach(removeFolders);

const home = 'config/pages/home.ts';

const changeHome = (site: string, ...edits: [string, string][]) => {
  const text = edits.reduce(
    (all, [from, to]) => {
      expect(all).toContain(from);
      return all.replace(from, () => to);
    },
    read(site, home),
  );
  write(site, { [home]: text });
};

const contextFor = (site: string, store = plainStore(site)) => ({
  history: gitHistory(site),
  store,
});

/** Takes back the changes whose words have a part in common with `words`. */
const takeBackBy = async (context: ReturnType<typeof contextFor>, ...words: string[]) => {
  const { changes } = await listChanges(context.history);
  const ids = changes.filter((each) => words.some((word) => each.words.includes(word)));
  expect(ids).toHaveLength(words.length);
  return takeBack(
    context,
    ids.map(({ id }) => id),
  );
};

const valueIn = (site: string, file: string) => readLiteral(read(site, file)).value as Value;

test('takes back one change and leaves the others', async () => {
  const { site } = newRepository();
  changeHome(
    site,
    [`'Welcome'`, `'Hello'`],
    [
      `        { title: 'Apps'`,
      `        { title: 'Shops', text: 'Open.' },\n        { title: 'Apps'`,
    ],
    [`'What we do.'`, `'What we do for you.'`],
  );
  const context = contextFor(site);
  const answer = await takeBackBy(context, '“Hello”');
  expect(answer).toMatchObject({ is: 'taken-back' });
  expect(context.store.steps[0]?.words).toBe(
    'Taken back: Home → section 1 “Hello” → title: “Hello”, before “Welcome”',
  );
  expect(valueAt(valueIn(site, home), 'sections[0].title')).toBe('Welcome');
  expect((await listChanges(gitHistory(site))).changes.map(({ words }) => words)).toEqual([
    'Home → description: “What we do for you.”, before “What we do.”',
    'New: Home → section 2 “Our Services” → card 2 “Shops”',
  ]);
});

test('with the last change of a file its first bytes are back, comments and all', async () => {
  const { site } = newRepository();
  changeHome(site, [`'Welcome'`, `'Hello'`], [`'What we do.'`, `'More.'`]);
  const context = contextFor(site);
  await takeBackBy(context, '“Hello”');
  await takeBackBy(context, '“More.”');
  expect(read(site, home)).toBe(firstFiles[home]);
  expect((await listChanges(gitHistory(site))).changes).toEqual([]);
});

const orders: [number[]][] = [[[0, 0, 0, 0, 0]], [[4, 3, 2, 1, 0]], [[2, 0, 2, 1, 0]]];

test.each(someOf(orders, { oneIn: 3 }))(
  seeded('all changes one by one, in the order %j, give the first bytes'),
  async (order) => {
    const { site } = newRepository();
    changeHome(
      site,
      [`'Welcome'`, `'Hello'`],
      [`        { title: 'Web', text: 'Sites.' }, // the first\n`, ''],
      [
        `text: 'On phones.' },`,
        `text: 'On phones.' },\n        { title: 'Shops', text: 'Open.' },`,
      ],
      [`  description: 'What we do.',\n`, ''],
      [`kind: 'cards',`, `kind: 'cards',\n      tone: 'band',`],
    );
    const context = contextFor(site);
    for (const [round, place] of order.entries()) {
      const { changes } = await listChanges(gitHistory(site));
      expect(changes).toHaveLength(order.length - round);
      expect(await takeBack(context, [changes[place]!.id])).toMatchObject({ is: 'taken-back' });
    }
    expect(read(site, home)).toBe(firstFiles[home]);
  },
);

test('a comment that somebody has written since stays, until it is taken back itself', async () => {
  const { site } = newRepository();
  changeHome(site, [`'Welcome'`, `'Hello'`]);
  const store = plainStore(site);
  const { apply } = store;
  store.apply = async (step, options = {}) => {
    if (step.changes.length === 0) return apply(step, options);
    const answer = await apply(step);
    const text = `// Ask Tom first.\n${read(site, home)}`;
    write(site, { [home]: options.restored?.spell(home, text) ?? '' });
    return answer;
  };
  const context = contextFor(site, store);
  await takeBackBy(context, '“Hello”');
  expect(read(site, home)).toContain('// Ask Tom first.');
  await takeBackBy(context, 'Only comments or layout');
  expect(read(site, home)).toBe(firstFiles[home]);
});

test('pages come back with their bytes, and new ones go', async () => {
  const { site } = newRepository();
  rmSync(join(site, home));
  write(site, { 'config/pages/new.ts': `export default { title: 'New', sections: [] };\n` });
  const context = contextFor(site);
  await takeBackBy(context, 'Deleted page', 'New page');
  expect(read(site, home)).toBe(firstFiles[home]);
  expect(existsSync(join(site, 'config/pages/new.ts'))).toBe(false);
});

test('a page that was renamed gets its name back', async () => {
  const { site } = newRepository();
  rmSync(join(site, home));
  write(site, { 'config/pages/start.ts': firstFiles[home] });
  await takeBackBy(contextFor(site), 'is called');
  expect(read(site, home)).toBe(firstFiles[home]);
  expect((await listChanges(gitHistory(site))).changes).toEqual([]);
});

test('pictures come back, and new ones go', async () => {
  const { site } = newRepository();
  rmSync(join(site, 'public'), { recursive: true });
  write(site, { 'public/new.webp': 'bytes' });
  const context = contextFor(site);
  await takeBackBy(context, 'Deleted picture', 'New picture');
  expect(read(site, 'public/pictures/tom.svg')).toBe(firstFiles['public/pictures/tom.svg']);
  expect(existsSync(join(site, 'public/new.webp'))).toBe(false);
});

test('a new picture that a page shows stays', async () => {
  const { site } = newRepository();
  write(site, { 'public/new.webp': 'bytes' });
  changeHome(site, [`'Welcome'`, `'Welcome', src: '/new.webp'`]);
  expect(await takeBackBy(contextFor(site), 'New picture')).toMatchObject({
    is: 'lost',
    message: 'public/new.webp is still shown by config/pages/home.ts: take it out there first.',
  });
  expect(existsSync(join(site, 'public/new.webp'))).toBe(true);
});

test('where the check refuses, it says what has to go with it', async () => {
  const { site } = newRepository();
  write(site, {
    'config/pages/new.ts': `export default { title: 'New', sections: [] };\n`,
    'config/routes.ts': firstFiles['config/routes.ts'].replace(
      `path: '/' }`,
      `path: '/' }, { page: 'new', path: '/New' }`,
    ),
  });
  const problem = {
    code: 'SITE-001',
    file: 'config/routes.ts',
    path: 'pages[1].page',
    place: '',
    message: 'There is no such page.',
  };
  const store = plainStore(site, (files) => {
    const isNamed = JSON.stringify(files['config/routes.ts']).includes('"new"');
    return isNamed && !('config/pages/new.ts' in files)
      ? { is: 'refused', problems: [problem] }
      : undefined;
  });
  const context = contextFor(site, store);
  const answer = await takeBackBy(context, 'New page');
  expect(answer).toMatchObject({
    is: 'refused',
    problems: [problem],
    also: [{ words: 'New: Routes → page 2 “new”' }],
  });
  expect(existsSync(join(site, 'config/pages/new.ts'))).toBe(true);
  expect(await takeBackBy(context, 'New page', 'New: Routes')).toMatchObject({ is: 'taken-back' });
  expect(read(site, 'config/routes.ts')).toBe(firstFiles['config/routes.ts']);
});

test('what has changed meanwhile, and what follows the forms, is not taken back', async () => {
  const { site } = newRepository();
  write(site, { 'firestore.rules': 'others\n' });
  const context = contextFor(site);
  expect(await takeBack(context, ['gone'])).toMatchObject({
    is: 'lost',
    message: 'This has changed meanwhile: look again.',
  });
  expect(await takeBackBy(context, 'security rules')).toMatchObject({
    is: 'lost',
    message: 'They are written from the forms: take back what has changed there.',
  });
});
