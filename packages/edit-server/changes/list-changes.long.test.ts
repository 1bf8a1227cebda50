/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listChanges } from '../../site-changes/list-changes';
import { gitHistory } from './git-history';
import {
  firstFiles,
  gitIn,
  newFolder,
  newRepository,
  read,
  removeFolders,
  write,
} from './testing/repositories';

afterEach(removeFolders);

const home = 'config/pages/home.ts';

const change = (site: string, file: string, [from, to]: [string, string]) => {
  const text = read(site, file);
  expect(text).toContain(from);
  write(site, { [file]: text.replace(from, to) });
};

const wordsIn = async (site: string) =>
  (await listChanges(gitHistory(site))).changes.map(({ words }) => words);

test('nothing has changed', async () => {
  const { site } = newRepository();
  const { comparedWith, changes } = await listChanges(gitHistory(site));
  expect(changes).toEqual([]);
  expect(comparedWith).toMatchObject({
    is: 'commit',
    words: 'Compared with the last commit on main.',
  });
});

test.each<[string, [string, string], string[]]>([
  [
    'a text',
    [`'Web'`, `'Websites'`],
    ['Home → section 2 “Our Services” → card 1 “Websites” → title: “Websites”, before “Web”'],
  ],
  [
    'a comment',
    ['// The first page.', '// The very first page.'],
    ['Only comments or layout: config/pages/home.ts'],
  ],
  ['the quotes', [`'Home'`, '"Home"'], ['Only comments or layout: config/pages/home.ts']],
  [
    'a card more',
    [`{ title: 'Apps'`, `{ title: 'Shops', text: 'Open all day.' },\n        { title: 'Apps'`],
    ['New: Home → section 2 “Our Services” → card 2 “Shops”'],
  ],
  [
    'a card less',
    [`{ title: 'Web', text: 'Sites.' }, // the first`, ''],
    ['Taken out: Home → section 2 “Our Services” → card 1 “Web”'],
  ],
  ['a key less', [`description: 'What we do.',`, ''], ['Taken out: Home → description']],
  [
    'a section that is hidden',
    [`kind: 'hero',`, `kind: 'hero', hidden: true,`],
    ['New: Home → section 1 “Welcome” → hidden'],
  ],
  [
    'a file that cannot be read',
    [`title: 'Home',`, 'title: Home.of(),'],
    ['config/pages/home.ts cannot be read now, so what has changed in it is not known'],
  ],
])('%s', async (_, edit, words) => {
  const { site } = newRepository();
  change(site, home, edit);
  expect(await wordsIn(site)).toEqual(words);
});

test('before and after, and what the key means in the words of its schema', async () => {
  const { site } = newRepository();
  change(site, home, [`'What we do.'`, `'What we do for you.'`]);
  const { changes } = await listChanges(gitHistory(site));
  expect(changes).toMatchObject([
    {
      kind: 'changed',
      of: 'value',
      file: home,
      path: 'description',
      before: 'What we do.',
      after: 'What we do for you.',
      means: expect.stringContaining('search results') as string,
    },
  ]);
});

test('sections that change places', async () => {
  const { site } = newRepository();
  change(site, home, [`{ kind: 'hero', title: 'Welcome' },`, '']);
  change(site, home, [
    '  ],\n} satisfies',
    `    { kind: 'hero', title: 'Welcome' },\n  ],\n} satisfies`,
  ]);
  expect(await wordsIn(site)).toEqual([
    'Moved up from place 2 to 1: Home → section 1 “Our Services”',
  ]);
});

test('pages, pictures and rules come, go and change', async () => {
  const { site } = newRepository();
  write(site, {
    'config/pages/about.ts': `export default { title: 'About us', sections: [] };\n`,
    'config/forms/contact.ts': `export default { title: 'Write to us', fields: [] };\n`,
    'public/pictures/new.webp': 'a picture',
    'public/prices.pdf': 'prices',
    'firestore.rules': 'other rules\n',
    'src/code.ts': 'export const two = 2;\n',
  });
  rmSync(join(site, 'public/pictures/tom.svg'));
  rmSync(join(site, home));
  const list = await listChanges(gitHistory(site));
  expect(list.changes.map(({ of, words }) => `${of}: ${words}`)).toEqual([
    'form: New form “Write to us” (config/forms/contact.ts)',
    'page: New page “About us” (config/pages/about.ts)',
    'page: Deleted page “Home” (config/pages/home.ts)',
    'rules: The security rules follow the forms: firestore.rules',
    'picture: New picture /pictures/new.webp',
    'picture: Deleted picture /pictures/tom.svg',
    'file: New file /prices.pdf',
  ]);
});

test('a page under another name is the same page, with what has changed in it', async () => {
  const { site } = newRepository();
  rmSync(join(site, home));
  write(site, { 'config/pages/start.ts': firstFiles[home].replace(`'Apps'`, `'Phones'`) });
  expect(await wordsIn(site)).toEqual([
    'config/pages/home.ts is called config/pages/start.ts now',
    'Start → section 2 “Our Services” → card 2 “Phones” → title: “Phones”, before “Apps”',
  ]);
});

test('a site in a folder of the repository is compared by itself', async () => {
  const { root, site } = newRepository('examples/my dentist');
  write(root, { 'config/other.ts': 'export default {};\n' });
  change(site, home, [`'Welcome'`, `'Hello'`]);
  expect(await wordsIn(site)).toEqual([
    'Home → section 1 “Hello” → title: “Hello”, before “Welcome”',
  ]);
});

test('what is only staged has changed, and what is not committed anew has not', async () => {
  const { site } = newRepository();
  change(site, home, [`'Welcome'`, `'Hello'`]);
  gitIn(site, 'add', '--all');
  expect(await wordsIn(site)).toHaveLength(1);
  gitIn(site, 'commit', '--quiet', '-m', 'More');
  expect(await wordsIn(site)).toEqual([]);
});

test('what git ignores is not listed', async () => {
  const { root, site } = newRepository();
  write(root, { '.gitignore': '*.bak\n', 'public/old.bak': 'old', 'config/.home.ts.swp': 'x' });
  expect(await wordsIn(site)).toEqual([]);
});

test('with other line ends in the working tree nothing has changed', async () => {
  const { root, site } = newRepository();
  gitIn(root, 'config', 'core.autocrlf', 'true');
  write(site, { [home]: firstFiles[home].replaceAll('\n', '\r\n') });
  expect(await wordsIn(site)).toEqual([]);
});

test('looking changes nothing: no file, no index, no object', async () => {
  const { root, site } = newRepository();
  change(site, home, [`'Welcome'`, `'Hello'`]);
  const state = () => [
    gitIn(root, 'count-objects'),
    gitIn(root, 'status', '--porcelain'),
    gitIn(root, 'ls-files', '--stage'),
  ];
  const before = state();
  await listChanges(gitHistory(site));
  expect(state()).toEqual(before);
});

describe('without anything to compare with the list is empty and says why', () => {
  const nothing = 'What has changed cannot be listed, since there is nothing to compare with.';

  test.each<[string, (folder: string) => void, string, string]>([
    ['no repository', () => undefined, 'no-repository', 'This folder is not kept by git.'],
    [
      'no commit',
      (folder) => gitIn(folder, 'init', '--quiet'),
      'no-commit',
      'Git keeps this folder, but nothing has been committed yet.',
    ],
  ])('%s', async (_, prepare, why, words) => {
    const folder = newFolder();
    write(folder, firstFiles);
    prepare(folder);
    expect(await listChanges(gitHistory(folder))).toEqual({
      comparedWith: { is: 'nothing', why, words: `${words} ${nothing}` },
      changes: [],
    });
  });

  test('a site that git ignores', async () => {
    const { root } = newRepository();
    write(root, { '.gitignore': 'sites/\n', 'sites/mine/config/site.ts': 'export default {};\n' });
    const { comparedWith } = await listChanges(gitHistory(join(root, 'sites/mine')));
    expect(comparedWith).toMatchObject({ is: 'nothing', why: 'ignored' });
  });

  test('no git', async () => {
    const { site } = newRepository();
    const path = process.env.PATH;
    process.env.PATH = newFolder();
    try {
      const { comparedWith } = await listChanges(gitHistory(site));
      expect(comparedWith).toMatchObject({
        why: 'no-git',
        words: `Git is not installed on this machine. ${nothing}`,
      });
    } finally {
      process.env.PATH = path;
    }
  });
});
