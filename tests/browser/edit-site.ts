import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { editSite } from '../../tools/edit/edit-site';
import type { Editing } from '../../tools/edit/start';
import { withinEnvironment } from '../within-environment';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect } from './share';

export type EditedSite = {
  project: ProjectCopy;
  editing: Editing;
  /** A page in edit mode, as one sees it from the second visit on. */
  open: (page: Page, path?: string) => Promise<void>;
  /** The same as on the first visit: the hints are there. */
  openFirst: (page: Page, path?: string) => Promise<void>;
  /** A file of the site as it is on the disk. */
  read: (file: string) => string;
  stop: () => Promise<void>;
};

type Served = {
  port: number;
  /** The folder of the site in the project; tests/sites/agency stands in the project's own. */
  site?: '.' | 'examples/dentist' | 'examples/school' | 'tests/sites/languages';
  now?: () => Date;
};

/** Puts the focus on a text, as the Tab key does: those of forms are to be reached a moment after they are seen. */
export const focusText = (element: Locator) =>
  expect(async () => {
    await element.focus();
    await expect(element).toBeFocused({ timeout: 500 });
  }).toPass();

/** Runs git in a folder; what it prints. */
export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** All of a project as the first commit of a new repository. */
export const commitAll = (folder: string) => {
  gitIn(folder, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(folder, 'config', 'user.name', 'Eve Editor');
  gitIn(folder, 'config', 'user.email', 'eve@example.com');
  gitIn(folder, 'add', '--', 'config', 'firestore.rules', 'storage.rules');
  gitIn(folder, 'commit', '--quiet', '-m', 'The first');
};

/** `npm run edit` on a copy of the project, which a test may change. */
export const serveEditedSite = async ({ port, site = '.', now }: Served): Promise<EditedSite> => {
  const project = copyProject();
  // A site that only tests show stands in the project's own folder.
  const isOfTests = site === 'tests/sites/languages';
  const folder = isOfTests ? project.folder : join(project.folder, site);
  if (isOfTests) rmSync(join(folder, 'config'), { recursive: true });
  if (site !== '.') cpSync(site, folder, { recursive: true });
  const environment = { LOCAL_FIREBASE_DIR: join(project.folder, 'data'), CODESPACE_NAME: '' };
  const editing = await withinEnvironment(environment, () =>
    editSite({
      root: project.folder,
      site: folder,
      port,
      environment: {},
      with: { cacheDir: join(project.folder, 'cache'), logLevel: 'silent' },
      ...(now && { now }),
    }),
  );
  const openFirst = async (page: Page, path = '/') => {
    const { origin, hash } = new URL(editing.address);
    await page.goto(`${origin}${path}${hash}`);
    await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible({
      timeout: 30_000,
    });
  };
  return {
    project,
    editing,
    openFirst,
    open: async (page, path) => {
      await page.addInitScript(() => localStorage.setItem('edit-hints', 'seen'));
      await openFirst(page, path);
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    stop: async () => {
      await editing.close();
      await project.remove();
    },
  };
};
