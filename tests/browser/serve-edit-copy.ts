import { join } from 'node:path';
import { checkWithin } from '../../tools/check/check-project';
import { applyChange } from '../../tools/edit/splice/apply-change';
import { newFileText } from '../../tools/edit/splice/new-file';
import { type Editing, startEditing } from '../../tools/edit/start';
import { createEditStore } from '../../tools/edit/store/create-edit-store';
import { withinEnvironment } from '../within-environment';
import { copyProject, type ProjectCopy } from './project-copy';

type EditCopy = { project: ProjectCopy; editing: Editing; stop: () => Promise<void> };

/** `npm run edit` on a copy of the project that a test may change. */
export const serveEditCopy = async (port: number): Promise<EditCopy> => {
  const project = copyProject();
  const { folder } = project;
  const environment = { LOCAL_FIREBASE_DIR: join(folder, 'data') };
  const editing = await withinEnvironment(environment, () =>
    startEditing({
      root: folder,
      site: folder,
      port,
      store: createEditStore({
        site: folder,
        check: checkWithin(folder),
        apply: (file, text, change) => applyChange(file, text, change),
        newFileText,
      }),
      environment: {},
      with: { cacheDir: join(folder, 'cache'), logLevel: 'silent' },
    }),
  );
  const stop = async () => {
    await editing.close();
    await project.remove();
  };
  return { project, editing, stop };
};
