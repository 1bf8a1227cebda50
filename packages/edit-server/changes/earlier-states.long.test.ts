/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestSite, type TestSite } from '../../edit-store/testing/test-site';
import { changesSince, goBack } from '../../site-changes/earlier-states';
import { gitHistory } from './git-history';
import { gitStates } from './git-past';
import { gitIn, newRepository, removeFolders, write } from './testing/repositories';

afterEach(removeFolders);

const about = 'config/pages/about.ts';
const picture = 'public/pictures/tom.svg';

/** Keeps all that there is, at a minute of this day. */
const commit = (folder: string, words: string, minute: string) => {
  const date = `2026-03-31T12:${minute}:00+02:00`;
  gitIn(folder, 'add', '--all');
  const author = `Eve <eve@example.com>`;
  gitIn(folder, 'commit', '--quiet', '-m', words, '--date', date, '--author', author);
};

/** A site that was kept twice, and whose title has been changed since. */
const keptTwice = (): TestSite & { first: string } => {
  const site = createTestSite();
  gitIn(site.folder, 'init', '--quiet');
  gitIn(site.folder, 'config', 'user.name', 'Tom');
  gitIn(site.folder, 'config', 'user.email', 'tom@example.com');
  write(site.folder, { [picture]: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  commit(site.folder, 'The first', '01');
  const first = gitIn(site.folder, 'rev-parse', 'HEAD');
  site.write(about, site.read(about).replace(/^ {2}title: '.*',$/m, "  title: 'Another',"));
  write(site.folder, { [picture]: '<svg/>', 'public/new.txt': 'new' });
  commit(site.folder, 'Another title', '02');
  site.write(about, site.read(about).replace("title: 'Another'", "title: 'A third'"));
  return { ...site, first };
};

test('what was kept is listed, the newest first, with who and when', async () => {
  const site = keptTwice();
  try {
    write(site.folder, { 'README.md': 'Read me' });
    commit(site.folder, 'Not of the site\n\nBut longer.', '03');
    gitIn(site.folder, 'mv', 'README.md', 'READ.md');
    commit(site.folder, 'Nor is this', '04');
    const { states } = await gitStates(site.folder);
    expect(states.map(({ words }) => words)).toEqual([
      'Not of the site',
      'Another title',
      'The first',
    ]);
    expect(states[1]).toMatchObject({ writer: 'Eve', when: '2026-03-31T12:02:00+02:00' });
  } finally {
    site.remove();
  }
});

test('going back is one step: config and pictures as they were, with what came since gone, until it is undone', async () => {
  const site = keptTwice();
  try {
    const before = site.texts();
    const store = site.open();
    const since = await changesSince(gitHistory(site.folder), site.first);
    const words = typeof since === 'string' ? [] : since.changes.map((each) => each.words);
    expect(words).toContainEqual(expect.stringContaining('“A third”'));
    expect(words).toContainEqual('New file /new.txt');

    expect(await goBack({ history: gitHistory(site.folder), store }, site.first)).toMatchObject({
      is: 'written',
      state: {
        undo: expect.stringContaining('Back to how it was on 2026-03-31: The first') as string,
      },
    });
    expect(gitIn(site.folder, 'diff', '--stat', site.first, '--', 'config', 'public')).toBe('');
    expect(existsSync(join(site.folder, 'public/new.txt'))).toBe(false);

    expect(await store.undo()).toMatchObject({ is: 'written' });
    expect(site.texts()).toEqual(before);
    expect([site.read(picture), site.read('public/new.txt')]).toEqual(['<svg/>', 'new']);
  } finally {
    site.remove();
  }
});

test('a picture of another size comes back with the size that config says, and goes again', async () => {
  const site = createTestSite();
  try {
    const drawing = (height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}"/>`;
    const shown = (height: number) =>
      `    { kind: 'feature', layout: 'picture-left', title: 'Tom', paragraphs: ['Here.'], picture: { file: '/tom.svg', alt: 'Tom', width: 40, height: ${height} } },\n`;
    const inOrder = site.read(about);
    const withPicture = (height: number) => {
      site.write(about, inOrder.replace(/\n {2}\],\n\}/, `\n${shown(height)}  ],\n}`));
      write(site.folder, { 'public/tom.svg': drawing(height) });
    };
    withPicture(30);
    gitIn(site.folder, 'init', '--quiet');
    gitIn(site.folder, 'config', 'user.name', 'Tom');
    gitIn(site.folder, 'config', 'user.email', 'tom@example.com');
    commit(site.folder, 'Small', '01');
    const small = gitIn(site.folder, 'rev-parse', 'HEAD');
    withPicture(60);
    const store = site.open();
    expect(store.state().problems).toEqual([]);
    expect(await goBack({ history: gitHistory(site.folder), store }, small)).toMatchObject({
      is: 'written',
    });
    expect(site.read('public/tom.svg')).toBe(drawing(30));
    expect(await store.undo()).toMatchObject({ is: 'written' });
    expect(site.read('public/tom.svg')).toBe(drawing(60));
  } finally {
    site.remove();
  }
});

test('what the check would refuse today is not brought back', async () => {
  const site = keptTwice();
  try {
    const inOrder = site.read(about);
    site.write(about, inOrder.replace("title: 'A third'", 'titel: 5'));
    commit(site.folder, 'A mistake', '03');
    const mistake = gitIn(site.folder, 'rev-parse', 'HEAD');
    site.write(about, inOrder);
    const answer = await goBack({ history: gitHistory(site.folder), store: site.open() }, mistake);
    expect(answer.is).toBe('refused');
    expect(site.read(about)).toBe(inOrder);
  } finally {
    site.remove();
  }
});

test('a commit that is none of the site’s states, and a folder without git, are told', async () => {
  const { root, site } = newRepository();
  const other = gitIn(root, 'commit-tree', '-m', 'Elsewhere', 'HEAD^{tree}');
  expect(await changesSince(gitHistory(site), other)).toMatch(/not among those that git keeps/);
  const plain = createTestSite();
  try {
    expect(await gitStates(plain.folder)).toMatchObject({
      states: [],
      words: expect.stringContaining('not kept by git') as string,
    });
  } finally {
    plain.remove();
  }
});
