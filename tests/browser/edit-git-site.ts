import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkWithin } from '../../tools/check/check-project';
import { changesHandlers } from '../../tools/edit/changes/handlers';
import { pagesHandlers } from '../../tools/edit/pages/handlers';
import { routeOf } from '../../tools/edit/route-of';
import { applyChange } from '../../tools/edit/splice/apply-change';
import { newFileText } from '../../tools/edit/splice/new-file';
import { startEditing } from '../../tools/edit/start';
import { createEditStore } from '../../tools/edit/store/create-edit-store';
import { withinEnvironment } from '../within-environment';
import { copyProject } from './project-copy';

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

/** `npm run edit` on a copy of the project that a test may change. */
export const serveEditing = async (port: number) => {
  const project = copyProject();
  const { folder } = project;
  const store = createEditStore({
    site: folder,
    check: checkWithin(folder),
    apply: (file, text, change) => applyChange(file, text, change),
    newFileText,
  });
  const trash = join(folder, '.local-edits/trash');
  const context = { site: folder, store, trash, now: () => new Date(2026, 2, 31, 12) };
  const routes = [...changesHandlers(context), ...pagesHandlers(store)].map(routeOf);
  const editing = await withinEnvironment({ LOCAL_FIREBASE_DIR: join(folder, 'data') }, () =>
    startEditing({
      root: folder,
      site: folder,
      port,
      store,
      routes,
      environment: {},
      with: { cacheDir: join(folder, 'cache'), logLevel: 'silent' },
    }),
  );
  return {
    project,
    /** Opens a page with the editor. */
    open: async (page: Page, path = '/') => {
      const [, token] = editing.address.split('#');
      await page.goto(`http://localhost:${port}${path}#${token}`);
      await page.getByRole('region', { name: 'Editor', exact: true }).waitFor();
    },
    stop: async () => {
      await editing.close();
      await project.remove();
    },
  };
};

export type EditedSite = Awaited<ReturnType<typeof serveEditing>>;
