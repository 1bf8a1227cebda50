/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { squash } from '../git-host/testing/host-server';
import { about, picture, type Repository, startRepository } from './testing/host-editors';

/** On a protected branch what is published is proposed: once, whatever is lost, and until it is accepted, however that is done. */

let at: Repository;
afterEach(() => at.end());

const openEditor = () => at.openEditor();
const published = () => at.git.bytes(`main:${about}`).toString();

// Forgejo is asked as Gitea is.
describe.each(['GitHub', 'Gitea'] as const)('%s', (host) => {
  const start = async () => {
    at = await startRepository({ at: host, isProtected: (branch) => branch === 'main' });
  };

  test('on a protected branch changes are proposed, what comes next joins the proposal, also after a reload, and once it is accepted nothing is left', async () => {
    await start();
    const eve = await openEditor();
    await eve.write('title', 'About Our Firm');
    const proposal = at.pullPage(1);
    const branch = 'edit/2026-03-31-title';
    expect(await eve.publish({ words: 'Title' })).toMatchObject({ is: 'kept', branch, proposal });
    await eve.write('description', 'What Eve says of us.');
    eve.reload();
    expect(await eve.ask('changes')).toMatchObject({
      comparedWith: { words: expect.stringContaining(proposal) as string },
    });
    expect(await eve.publish()).toMatchObject({ is: 'kept', branch, proposal });
    expect(at.server.pulls).toHaveLength(1);
    expect(at.git.bytes(`${branch}:${about}`).toString()).toContain('What Eve says of us.');
    expect(await eve.words()).toHaveLength(2);
    at.git.moveTo('main', { from: at.git.tip('main'), to: at.git.tip(branch)! });
    await eve.ask('changes/join', {});
    expect(await eve.ask('changes')).toMatchObject({
      comparedWith: { words: 'Compared with what is published on main.' },
      changes: [],
    });
  });

  /** Nothing more is heard of the host once it has done this. */
  const fallSilentAfter = (asked: keyof Repository['asks'] | 'makePull') => {
    const [method, path] = (
      asked === 'makePull' ? ['POST', /\/pulls$/] : [at.asks[asked]].flat(2).slice(0, 2)
    ) as [string, RegExp];
    const silent = ['GET', 'POST', 'PATCH'].map((each) => ({
      ...{ method: each, path: /./, do: 'cut', times: 9 },
    }));
    const first = () => at.server.faults.push(...(silent as Repository['server']['faults']));
    at.server.faults.push({ method, path, do: 'done-and-cut', first });
  };

  const proposals = () =>
    at.git.git(['for-each-ref', '--format=%(refname:short)', 'refs/heads/edit']).split('\n');

  test.each(['makeBranch', 'publish', 'makePull'] as const)(
    'of a proposal nothing is heard any more (%s): the next one goes on from there',
    async (asked) => {
      await start();
      const eve = await openEditor();
      await eve.write('title', 'About Our Firm');
      fallSilentAfter(asked);
      expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'offline' });
      at.server.faults.length = 0;
      eve.reload();
      await eve.write('description', 'What Eve says of us.');
      const proposal = at.pullPage(1);
      expect(await eve.publish()).toMatchObject({ is: 'kept', proposal });
      expect([at.server.pulls.length, proposals()]).toEqual([1, [expect.any(String)]]);
      const proposed = () => at.git.bytes(`${proposals()[0]!}:${about}`).toString();
      expect(proposed()).toContain('What Eve says of us.');

      await eve.write('title', 'About Us All');
      fallSilentAfter('publish');
      expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'offline' });
      at.server.faults.length = 0;
      eve.reload();
      expect(await eve.publish()).toMatchObject({ is: 'kept', proposal });
      expect([at.server.pulls.length, proposals()]).toEqual([1, [expect.any(String)]]);
      expect(proposed()).toContain('About Us All');
    },
  );

  test('who publishes again what is proposed already is led to the proposal', async () => {
    await start();
    const eve = await openEditor();
    await eve.write('title', 'About Our Firm');
    await eve.publish();
    const [branch = ''] = proposals();
    const tip = at.git.tip(branch);
    expect(await eve.publish()).toMatchObject({ is: 'kept', proposal: at.pullPage(1) });
    expect(at.git.tip(branch)).toBe(tip);
    rmSync(join(eve.site.folder, picture));
    await eve.publish();
    expect(at.git.tip(branch)).not.toBe(tip);
  });

  test('a proposal that was accepted as another commit, onto what others have published, is known as published', async () => {
    await start();
    const eve = await openEditor();
    await eve.write('title', 'About Our Firm');
    await eve.publish();
    at.git.commitFiles({
      [about]: published().replace('Our Vision', 'What Tom Sees'),
    });
    squash(at.git, at.server.pulls[0]!);
    expect(published()).toContain('What Tom Sees');
    await eve.write('title', 'About Us All');
    expect(await eve.ask('changes/join', {})).toMatchObject({ is: 'joined' });
    expect(await eve.words()).toHaveLength(1);
    expect(await eve.ask('changes')).toMatchObject({
      comparedWith: { words: 'Compared with what is published on main.' },
    });
    expect(await eve.publish()).toMatchObject({ is: 'kept', proposal: at.pullPage(2) });
    const [branch = ''] = proposals();
    expect(at.git.git(['rev-list', '--count', `main..${branch}`])).toBe('1');
    const lines = at.git.git(['diff', '--stat', `main...${branch}`]);
    expect(lines).toContain('1 insertion(+), 1 deletion(-)');
  });
});
