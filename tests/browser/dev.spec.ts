import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

/** The dev server, under StrictMode. */

let server: ViteDevServer;
let folder: string;
const port = 41_790;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-dev-'));
  process.env.LOCAL_FIREBASE_DIR = folder;
  server = await createServer({
    configLoader: 'runner',
    logLevel: 'error',
    cacheDir: join(folder, 'cache'),
    server: { port, strictPort: true },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('no page writes an error or a warning to the console', async ({ page }) => {
  test.setTimeout(90_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of ['/', '/About-us', '/Product', '/Services', '/Blog', '/Career', '/Contact']) {
    await page.goto(`http://localhost:${port}${path}`);
    await expect(page.locator('#root[data-ready]')).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('form')).toBeVisible();
  }
  expect(problems).toEqual([]);
});
