/** @jest-environment node */
import 'fake-indexeddb/auto';
import type { EditState } from '../../../packages/edit-protocol/protocol';
import {
  about,
  type Repository,
  startRepository,
} from '../../../packages/site-changes/testing/host-editors';
import type { Change } from '../../../src/schema/values/change';
import { runs, seed, seeded } from '../../../tests/runs';
import { type HostWindow, openHostWindow } from '../testing/host-window';

/** A window that ends while it publishes onto a protected branch, at each of its moments: there is one proposal in the end. */

let at: Repository;
afterEach(() => at.end());

const titled = ({ files }: EditState, value: string): Change => {
  const { title: was } = files[about] as { title: string };
  return { do: 'set', file: about, path: 'title', value, was };
};

const write = async (window: HostWindow, title: string) => {
  const state = await window.state();
  expect(await window.step(titled(state!, title))).toMatchObject({ is: 'written' });
};

/** Every moment in whole runs, else some. */
const stride = runs({ short: 12, full: 1 });

test.each(['GitHub', 'Gitea'] as const)(
  seeded('whenever a window ends while it proposes at %s, the next one goes on from there'),
  async (host) => {
    let isOver = true;
    for (let moment = seed % stride; isOver; moment += stride) {
      at = await startRepository({ at: host, isProtected: (branch) => branch === 'main' });
      const opened = { place: at.place, browser: `${host} ${seed} ${moment}`, token: 'a-token' };
      const first = await openHostWindow(opened);
      await write(first, 'About Our Firm');
      first.endAfter(moment);
      await first.publish();
      isOver = first.isOver();
      if (!isOver) first.endAfter(0);

      const next = await openHostWindow(opened);
      expect((await next.state())!.files[about]).toMatchObject({ title: 'About Our Firm' });
      await write(next, 'About Us All');
      const proposal = at.pullPage(1);
      expect([moment, await next.publish()]).toMatchObject([moment, { is: 'kept', proposal }]);
      expect([moment, at.server.pulls.length]).toEqual([moment, 1]);
      const branches = at.git.git(['for-each-ref', '--format=%(refname:short)', 'refs/heads/edit']);
      expect(at.git.bytes(`${branches}:${about}`).toString()).toContain('About Us All');
      if (isOver) await at.end();
    }
  },
  600_000,
);
