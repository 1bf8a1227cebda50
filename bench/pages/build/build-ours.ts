import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../../../tests/browser/project-copy';
import { siteFolder } from '../../../tools/build/build-site';
import { places } from '../places';

/** What a deploy of ours changes: a text on Home. */
const edit = {
  file: 'config/pages/home.ts',
  now: "title: 'Business Growth'",
  before: "title: 'Business In Growth'",
};

const buildInto = async (folder: string, project: ProjectCopy) => {
  const { status, output } = await project.run(['tsx', 'tools/build/main.ts']);
  if (status !== 0) throw new Error(`The site could not be built.\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(project.folder, siteFolder), folder, { recursive: true });
};

/**
 * Builds our site as `npm run build` does, and `withFormer` also as it was before a deploy. Both
 * come from one copy of the project: nobody's edits meanwhile are measured.
 */
export const buildOurs = async ({ withFormer }: { withFormer: boolean }) => {
  const project = copyProject();
  try {
    await buildInto(places.ours, project);
    if (!withFormer) return;
    project.edit(edit.file, edit.now, edit.before);
    await buildInto(places.former, project);
  } finally {
    project.remove();
  }
};
