import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../start-server';
import { expect, test as base } from './share';

type Hosted = { address: string };

/** For journeys of the editor at an address of its own: what this program serves of a site, started once for each worker. */
export const testOf = <Served extends Hosted>(
  program: string,
  site = 'tests/sites/agency',
  ...more: string[]
) =>
  base.extend<{ hosted: Served }>({
    hosted: [
      async ({ share }, use) => {
        const hosted = await share([program, site, ...more].join(' '), async (port) => {
          const folder = mkdtempSync(join(tmpdir(), `${basename(program, '.ts')}-`));
          const server = await startServer<Served>({
            program,
            args: [site, folder, String(port), ...more],
          });
          const stop = async () => {
            await server.stop();
            rmSync(folder, { recursive: true });
          };
          return { thing: server.said, stop };
        });
        await use(hosted);
      },
      { timeout: 240_000 },
    ],
  });

export const editor = (page: Page) => page.getByRole('region', { name: 'Editor', exact: true });
export const headline = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Types the headline of the page anew. */
export const retitle = async (page: Page, words: string) => {
  await headline(page).click({ position: { x: 20, y: 20 } });
  await expect(page.locator('#root [contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(headline(page)).toContainText(words);
};

export { expect };
