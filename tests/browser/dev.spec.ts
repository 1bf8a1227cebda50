import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { copyProject, type ProjectCopy } from './project-copy';

/** The dev server, under StrictMode, on a copy whose config can be broken. */

const port = 41_790;
const origin = `http://localhost:${port}`;

let project: ProjectCopy;
let server: ViteDevServer;

test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async () => {
  project = copyProject();
  process.env.LOCAL_FIREBASE_DIR = join(project.folder, 'data');
  server = await createServer({
    root: project.folder,
    configLoader: 'runner',
    logLevel: 'silent',
    cacheDir: join(project.folder, 'cache'),
    // The packages of the copy are a link to those of the project.
    server: { port, strictPort: true, fs: { strict: false } },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  project.remove();
});

/** Opens a page and waits until the dev server can tell it of changes. */
const openConnected = async (page: Page, path: string) => {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  );
  await page.goto(origin + path);
  await connected;
  await expect(page.locator('#root[data-ready]')).toBeAttached();
};

test('no page writes an error or a warning to the console', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of ['/', '/About-us', '/Product', '/Services', '/Blog', '/Career', '/Contact']) {
    await page.goto(origin + path);
    await expect(page.locator('#root[data-ready]')).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('form')).toBeVisible();
  }
  // From page to page without a page load.
  for (const name of ['Home', 'Services', 'About Us']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('banner').locator('nav [aria-current="page"]')).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(problems).toEqual([]);
});

test('a mistake in config is shown over the page as soon as it is saved; mending it shows the page', async ({
  page,
}) => {
  await openConnected(page, '/Blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
  project.edit('config/site.ts', "to: '/Career'", "to: '/Carreer'");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('config/site.ts');
  await expect(overlay).toContainText("'/Carreer' leads to no page");
  project.edit('config/site.ts', "to: '/Carreer'", "to: '/Career'");
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
});

test('a section of a kind that there is not leaves the rest of the page; mended, it is back', async ({
  page,
}) => {
  project.edit('config/pages/blog.ts', "kind: 'cards'", "kind: 'cardz'");
  await page.goto(`${origin}/Blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog & Best Advise');
  await expect(page.getByRole('main').getByRole('note')).toContainText('(cardz) cannot be shown');
  await expect(page.getByRole('contentinfo').getByRole('form')).toBeAttached();
  project.edit('config/pages/blog.ts', "kind: 'cardz'", "kind: 'cards'");
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Design User Interface' })).toBeAttached();
});

test('a text that is changed in config shows without a restart', async ({ page }) => {
  await openConnected(page, '/Career');
  project.edit('config/pages/career.ts', 'Join Our Team Only Freelancers', 'Come and build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and build');
});
