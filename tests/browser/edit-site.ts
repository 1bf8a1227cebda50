import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editSite } from '../../tools/edit/edit-site';
import type { Editing } from '../../tools/edit/start';
import { withinEnvironment } from '../within-environment';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect } from './share';

export type EditedSite = {
  project: ProjectCopy;
  editing: Editing;
  /** A page in edit mode. */
  open: (page: Page, path?: string) => Promise<void>;
  /** A file of the site as it is on the disk. */
  read: (file: string) => string;
  stop: () => Promise<void>;
};

/** `npm run edit` on a copy of the project, which a test may change. */
export const serveEditedSite = async (port: number, site = '.'): Promise<EditedSite> => {
  const project = copyProject();
  const folder = join(project.folder, site);
  const editing = await withinEnvironment(
    { LOCAL_FIREBASE_DIR: join(project.folder, 'data'), CODESPACE_NAME: '' },
    () =>
      editSite({
        root: project.folder,
        site: folder,
        port,
        environment: {},
        with: { cacheDir: join(project.folder, 'cache'), logLevel: 'silent' },
      }),
  );
  return {
    project,
    editing,
    open: async (page, path = '/') => {
      const { origin, hash } = new URL(editing.address);
      await page.goto(`${origin}${path}${hash}`);
      await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible({ timeout: 15_000 });
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    stop: async () => {
      await editing.close();
      await project.remove();
    },
  };
};
