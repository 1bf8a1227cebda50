import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRules } from '../../../tools/check/rules-files';
import { applyChange } from '../../config-files/splice/apply-change';
import { newFileText } from '../../config-files/splice/new-file';
import type { KeepAnswer, KeepRequest } from '../../edit-protocol/changes-protocol';
import { createTestSite, set, step, type TestSite } from '../../edit-store/testing/test-site';
import { createBareRepository } from '../../git-host/testing/bare-repository';
import { hosts, type StartHost } from '../../git-host/testing/hosts';
import { hostHistory } from '../host-history';
import { hostRoutes } from '../host-routes';

export const about = 'config/pages/about.ts';
export const picture = 'public/pictures/tom.svg';

type Options = Partial<Omit<Parameters<StartHost>[0], 'repository'>> & {
  /** Which host it is. */
  at?: keyof typeof hosts;
};

/** The files of a test's site, and what else a repository holds. */
const firstFiles = (): Record<string, string> => {
  const site = createTestSite();
  try {
    writeRules(site.folder);
    const rules = ['firestore.rules', 'storage.rules'].map((file) => [
      file,
      readFileSync(join(site.folder, file), 'utf8'),
    ]);
    const others = { [picture]: '<svg/>', '.env.example': 'x', 'public/.hidden': 'x' };
    return { ...site.texts(), ...(Object.fromEntries(rules) as object), ...others };
  } finally {
    site.remove();
  }
};

/** A repository with a site at a host, where Eve and Tom have tokens: `a-token` and `toms-token`. */
export const startRepository = async ({ at = 'GitHub', ...options }: Options = {}) => {
  const git = createBareRepository(firstFiles());
  const started = await hosts[at]({ repository: git, ...options });
  const { server, open } = started;
  server.tokens.set('toms-token', { id: 8, login: 'tom', name: 'Tom', email: 'tom@example.com' });
  const sites: TestSite[] = [];

  /** An editor of its own, with the files of the branch. */
  const openEditor = async (firstToken = 'a-token') => {
    let token = firstToken;
    const wait = () => Promise.resolve();
    const host = open({ wait, token: () => token });
    const base = await host.head();
    const site = createTestSite('tests/sites/agency', []);
    sites.push(site);
    for (const [file, id] of base.files) {
      site.write(file, Buffer.from(await host.read(id)).toString());
    }
    const store = site.open({ apply: applyChange, newFileText });
    await store.refresh();
    const ofSite = { site: site.folder, base, host, branch: 'main', store, writeRules };
    let history = hostHistory(ofSite);
    const signIn = async (next: string) => {
      const account = await open({ wait, token: () => next }).account();
      token = next;
      return account;
    };
    const now = () => new Date(2026, 2, 31, 12);
    const routesNow = () => hostRoutes({ site: site.folder, history, store, now, signIn });
    let routes = routesNow();
    const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
      const method = body === undefined ? 'GET' : 'POST';
      const route = routes.find((each) => each.path === path && each.method === method)!;
      return (await route.handle(body, new URLSearchParams())) as Answer;
    };
    return {
      site,
      store,
      ask,
      /** Changes a text of the page About. */
      write: async (path: string, value: string) => {
        const was = store.state().files[about] as Record<string, string>;
        const change = set(about, path, value, was[path]!);
        expect(await store.apply(step(change))).toMatchObject({ is: 'written' });
      },
      words: async () =>
        (await ask<{ changes: { words: string }[] }>('changes')).changes.map(({ words }) => words),
      /** The window is loaded again, with what this browser keeps. */
      reload: () => {
        history = hostHistory(ofSite);
        routes = routesNow();
      },
      publish: (request: KeepRequest = {}) => ask<KeepAnswer>('keep', request),
    };
  };

  return {
    ...started,
    git,
    openEditor,
    /** What was asked and answered is as the host describes it, and git finds nothing wrong. */
    end: async () => {
      await server.close();
      for (const site of sites) site.remove();
      try {
        expect(server.wrong).toEqual([]);
        git.git(['fsck', '--strict', '--no-dangling']);
      } finally {
        git.remove();
      }
    },
  };
};

export type Repository = Awaited<ReturnType<typeof startRepository>>;
export type HostEditor = Awaited<ReturnType<Repository['openEditor']>>;
