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
const serve = async (site: string, options?: Parameters<typeof devConfigPlugin>[1]) => {
  const plugin = devConfigPlugin(site, options) as Plugin & {
    configureServer: (server: unknown) => Promise<void>;
    hotUpdate: { handler: (this: unknown, update: unknown) => Promise<unknown> };
    load: (id: string) => Promise<string | undefined>;
    transformIndexHtml: () => { tag: string; attrs: Record<string, string> }[];
  };
  let onAsk: ((data: unknown, client: unknown) => void) | undefined;
  const told: string[] = [];
  const tell = (message: string) => told.push(message);
  const server = {
    config: { root: site, logger: { error: tell, info: tell } },
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
    ask: (data: unknown) =>
      new Promise<string[]>((resolve) => {
        onAsk?.(data, { send: (_event: string, { changed }: ConfigNews) => resolve(changed) });
      }),
    /** What the terminal shows. */
    told,
  };
};

test('a page is told what has changed since it was served, once its socket is connected', async () => {
  const site = createTestSite();
  const { ask, changed, load, revision } = await serve(site.folder);
  const served = revision();
  expect(await load(home)).toBeDefined();
  expect(await ask(served)).toEqual([]);
  site.write(home, site.read(home).replace(/title: '[^']*'/, "title: 'Another'"));
  await changed(home);
  expect(await ask(served)).toContain(home);
  // One that is served by now has it; what only shows the problems asks for none.
  expect(await ask(revision())).toEqual([]);
  expect(await ask(undefined)).toEqual([]);
  site.remove();
});

test('config is checked when the server starts, or once a page asks for it', async () => {
  const site = createTestSite();
  site.write(home, 'const x = ');
  const checked = [expect.stringContaining(home)];
  const eager = await serve(site.folder);
  expect(eager.told).toEqual(checked);
  const lazy = await serve(site.folder, { whenAsked: true });
  expect(lazy.told).toEqual([]);
  await lazy.load(home);
  await lazy.load('config/site.ts');
  expect(lazy.told).toEqual(checked);
  site.remove();
});
