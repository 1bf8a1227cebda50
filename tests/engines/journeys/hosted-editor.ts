import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AtHost } from '../../browser/editor-at-host';
import { startServer } from '../../start-server';
import type { Journey } from '../journey';
import { isThere } from '../look';
import { heading } from '../places';
import { soon } from '../soon';
import type { Place } from '../visitor';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const button = (words: string): Place =>
  `//button[normalize-space() = '${words}' or @aria-label = '${words}'][not(@disabled)]`;

const token: Place = `//input[@type = 'password']`;
const editor: Place = `//*[@aria-label = 'Editor']`;
const typed: Place = `//*[@id = 'root']//*[@contenteditable = 'true']`;
const changed: Place = `//button[contains(., 'What has changed (1)')]`;
const published: Place = `//*[@role = 'status'][contains(., 'Published: ')]`;

/** With its own server, whose host answers as GitHub does over a repository of git. */
export const hostedEditor: Journey = {
  name: 'who signs in at the address of the editor changes a text and publishes it',
  walk: async ({ visitor }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hosted-editor-'));
    const server = await startServer<AtHost>({
      program: 'tests/browser/serve-editor-at-host.ts',
      args: ['tests/sites/agency', folder, String(await freePort())],
    });
    try {
      const { address, repository } = server.said;
      await visitor.open(address);
      await soon('the screen for signing in', () => isThere(visitor, token), true);
      await visitor.ask(`(localStorage.setItem('edit-hints', 'seen'), true)`);
      await visitor.type(token, 'a-token');
      await visitor.click(button('Sign in'));
      await soon('the editor', () => isThere(visitor, editor), true);
      // Beside the panel the page is scaled down: WebKit's driver looks for the text where it would be otherwise.
      await visitor.click(button('Settings'));
      await visitor.click(heading);
      await soon('the text is open', () => isThere(visitor, typed), true);
      await visitor.type(typed, 'Anew ');
      // A press elsewhere leaves the text.
      await visitor.click(editor);
      await soon('the change is listed', () => isThere(visitor, changed), true);
      await visitor.click(changed);
      await visitor.click(button('Publish these changes'));
      await visitor.click(button('Publish'));
      await soon('it is published', () => isThere(visitor, published), true);
      const home = ['show', 'main:config/pages/home.ts'];
      const text = execFileSync('git', ['--git-dir', repository, ...home], { encoding: 'utf8' });
      await soon('the repository has it', () => text.includes('Anew '), true);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
