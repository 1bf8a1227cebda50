import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startServer } from '../start-server';
import { copyProject, type ProjectCopy } from './project-copy';
import { test as base, expect } from './share';

export type EditedSite = {
  project: ProjectCopy;
  /** A page in edit mode, as one sees it from the second visit on. */
  open: (page: Page, path?: string) => Promise<void>;
  /** The same as on the first visit: the hints are there. */
  openFirst: (page: Page, path?: string) => Promise<void>;
  /** A file of the site as it is on the disk. */
  read: (file: string) => string;
  /** As another program saves it. */
  write: (file: string, text: string) => void;
  /** Replaces what the file has to hold, as another program does. */
  edit: (file: string, from: string, to: string) => void;
  /** Gives all files their first bytes. */
  restore: () => void;
  stop: () => Promise<void>;
};

/** The folder of the site in the project; tests/sites/agency stands in the project's own. */
type SiteFolder = '.' | 'examples/school' | 'tests/sites/languages';

type Served = { port: number; site: SiteFolder };

/** Puts the focus on a text, as the Tab key does: those of forms are to be reached a moment after they are seen. */
export const focusText = (element: Locator) =>
  expect(async () => {
    await element.focus();
    await expect(element).toBeFocused({ timeout: 500 });
  }).toPass();

/** Runs git in a folder; what it prints. */
export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** What the editor may write, as the first commit of a new repository. */
const commitAll = (folder: string) => {
  gitIn(folder, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(folder, 'config', 'user.name', 'Eve Editor');
  gitIn(folder, 'config', 'user.email', 'eve@example.com');
  const written = ['config', 'public', 'firestore.rules', 'storage.rules'];
  gitIn(folder, 'add', '--', ...written.filter((name) => existsSync(join(folder, name))));
  gitIn(folder, 'commit', '--quiet', '-m', 'The first');
};

/** All files as they were at the first commit. */
const restore = (folder: string) => {
  gitIn(folder, 'checkout', '--quiet', '--force', 'main');
  gitIn(folder, 'clean', '--quiet', '--force', '-d', '--', 'config', 'public');
  const kept = gitIn(folder, 'branch', '--list', 'edit/*', '--format', '%(refname:short)');
  if (kept !== '') gitIn(folder, 'branch', '--quiet', '-D', ...kept.split('\n'));
};

/** `npm run edit` on a copy of the project, which a test may change. */
const serveEditedSite = async ({ port, site }: Served): Promise<EditedSite> => {
  const project = copyProject();
  // A site that only tests show stands in the project's own folder.
  const isOfTests = site === 'tests/sites/languages';
  const folder = isOfTests ? project.folder : join(project.folder, site);
  if (isOfTests) rmSync(join(folder, 'config'), { recursive: true });
  if (site !== '.') cpSync(site, folder, { recursive: true });
  const server = await startServer<{ address: string }>({
    program: 'tests/browser/serve-edited.ts',
    args: [project.folder, folder, String(port)],
    environment: { LOCAL_FIREBASE_DIR: join(project.folder, 'data'), CODESPACE_NAME: '' },
  });
  commitAll(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const openFirst = async (page: Page, path = '/') => {
    const { origin, hash } = new URL(server.said.address);
    await page.goto(`${origin}${path}${hash}`);
    await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible({
      timeout: 60_000,
    });
  };
  return {
    project,
    openFirst,
    open: async (page, path) => {
      await page.addInitScript(() => localStorage.setItem('edit-hints', 'seen'));
      await openFirst(page, path);
    },
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    restore: () => restore(folder),
    stop: async () => {
      await server.stop();
      await project.remove();
    },
  };
};

type Fixtures = { siteFolder: SiteFolder; edited: EditedSite };

/** For journeys of the editor: a site is served once for each worker, and each test begins with its first files. */
export const test = base.extend<Fixtures>({
  siteFolder: ['.', { option: true }],
  edited: [
    async ({ share, siteFolder }, use) => {
      const edited = await share(`edited ${siteFolder}`, async (port) => {
        const thing = await serveEditedSite({ port, site: siteFolder });
        return { thing, stop: thing.stop };
      });
      await use(edited);
      edited.restore();
    },
    { timeout: 240_000 },
  ],
});

export { expect } from './share';
