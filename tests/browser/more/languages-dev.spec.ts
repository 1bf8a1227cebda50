import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDevServer, type DevServer } from '../dev-server';
import { portAt } from '../ports';
import { copyProject, type ProjectCopy } from '../project-copy';
import { expect, test } from '../share';

/** The dev server with a site in English, German and Arabic (tests/sites/languages). */

let project: ProjectCopy;
let dev: DevServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  project = copyProject();
  rmSync(join(project.folder, 'config'), { recursive: true });
  cpSync('tests/sites/languages', project.folder, { recursive: true });
  dev = await startDevServer(project, portAt(97));
  // The first load bundles the packages; no test should wait for that.
  const page = await browser.newPage();
  await page.goto(dev.origin);
  await expect(page.locator('#root[data-ready]')).toBeAttached({ timeout: 100_000 });
  await page.close();
});

test.afterAll(async () => {
  await dev.stop();
  await project.remove();
});

test('the dev server shows each language: a page as a whole, the switch, and what changes in config', async ({
  page,
  context,
}) => {
  await test.step('an address below that of a language shows its page', async () => {
    await page.goto(`${dev.origin}/de/Kontakt`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page).toHaveTitle('Kontakt – Harbour Tea');
    await expect(page.getByLabel('Ihr Tee').locator('option')).toHaveText(['Schwarz', 'Grün']);
    const links = page.getByRole('banner');
    await expect(links.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/de');
    await expect(links.getByRole('link', { name: 'Neues (englisch)' })).toHaveAttribute(
      'hreflang',
      'en-GB',
    );
    await page.goto(`${dev.origin}/ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { name: 'Seats By The Window' })).toHaveAttribute(
      'lang',
      'en-GB',
    );
  });

  await test.step('the switch leads to the same page with what was typed', async () => {
    await page.goto(`${dev.origin}/Contact`);
    await page.getByLabel('Your name').fill('Ada');
    const languages = page.getByRole('banner').getByRole('group', { name: 'Language' }).first();
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${dev.origin}/de/Kontakt`);
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Ada');
  });

  await test.step('pages in two languages follow config at the same time, each in its own', async () => {
    const german = await context.newPage();
    await page.goto(dev.origin);
    await german.goto(`${dev.origin}/de`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea By The Water');
    await expect(german.getByRole('heading', { level: 1 })).toHaveText('Tee am Wasser');
    project.edit('config/pages/home.ts', "de: 'Plätze am Fenster'", "de: 'Am Fenster'");
    await expect(german.getByRole('heading', { name: 'Am Fenster' })).toBeVisible();
    project.edit('config/pages/home.ts', "en: 'Our Leaves'", "en: 'Our Tea'");
    await expect(page.getByRole('heading', { name: 'Our Tea' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Seats By The Window' })).toBeVisible();
    await expect(german.getByRole('heading', { name: 'Unsere Blätter' })).toBeVisible();
  });
});
