/** @jest-environment node */
import { liveModulesPlugin } from './live-modules';

// Jest cannot load it; of it only this is used.
jest.mock('vite', () => ({ normalizePath: (path: string) => path.replaceAll('\\', '/') }));

/** What the script has of a file that listens to the dev server. */
const bundled = (root: string, file: string): unknown => {
  const { transform } = liveModulesPlugin(root);
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing.');
  return transform.handler.call({} as never, "import.meta.hot?.on('news', take);", file);
};

const hears = { code: expect.stringContaining("editHot?.on('news', take);") as string };

test.each(['/sites/agency', '/sites/bakery/node_modules/business-growth-site'])(
  'the code of an engine in %s hears of what changes, and that of packages is left as it is',
  (root) => {
    expect(bundled(root, `${root}/tools/dev-config/dev-runtime.ts`)).toMatchObject(hears);
    expect(bundled(root, `${root}/node_modules/vite/dist/client.mjs`)).toBeUndefined();
    expect(bundled(root, `${root}/../react/index.js`)).toBeUndefined();
  },
);
