/** @jest-environment node */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createTestSite } from '../../packages/edit-store/testing/test-site';
import type { ConfigNews } from '../../src/gallery/config-news';
import { devConfigPlugin } from './dev-config-plugin';
import { askEvent } from './reported-lines';

// Jest cannot load it; of it only this is used.
jest.mock('vite', () => ({ normalizePath: (path: string) => path.replaceAll('\\', '/') }));

const home = 'config/pages/home.ts';

/** The plugin in a server of which only this is there: its socket, its log and no modules. */
const serve = async (site: string) => {
  const plugin = devConfigPlugin(site) as Plugin & {
    configureServer: (server: unknown) => Promise<void>;
    hotUpdate: { handler: (this: unknown, update: unknown) => Promise<unknown> };
    load: (id: string) => string | undefined;
    transformIndexHtml: () => { tag: string; attrs: Record<string, string> }[];
  };
  let onAsk: ((data: unknown, client: unknown) => void) | undefined;
  const server = {
    config: { root: site, logger: { error: () => undefined, info: () => undefined } },
    ws: {
      on: (event: string, listener: typeof onAsk) => {
        if (event === askEvent) onAsk = listener;
      },
      send: () => undefined,
    },
  };
  await plugin.configureServer(server);
  const environment = {
    name: 'client',
    moduleGraph: { getModulesByFile: () => undefined, invalidateModule: () => undefined },
  };
  return {
    /** As the page requests it. */
    load: (file: string) => plugin.load(join(site, file)),
    changed: (file: string) =>
      plugin.hotUpdate.handler.call(
        { environment },
        { file: join(site, file), modules: [], server },
      ),
    revision: () =>
      Number(plugin.transformIndexHtml().find(({ tag }) => tag === 'meta')?.attrs.content),
    ask: (data: unknown): string[] => {
      const news: ConfigNews[] = [];
      onAsk?.(data, { send: (_event: string, each: ConfigNews) => news.push(each) });
      return news.flatMap(({ changed }) => changed);
    },
  };
};

test('a page is told what has changed since it was served, once its socket is connected', async () => {
  const site = createTestSite();
  const { ask, changed, load, revision } = await serve(site.folder);
  const served = revision();
  expect(load(home)).toBeDefined();
  expect(ask(served)).toEqual([]);
  site.write(home, site.read(home).replace(/title: '[^']*'/, "title: 'Another'"));
  await changed(home);
  expect(ask(served)).toContain(home);
  // One that is served by now has it; what only shows the problems asks for none.
  expect(ask(revision())).toEqual([]);
  expect(ask(undefined)).toEqual([]);
  site.remove();
});
