import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../../../packages/resolved-site/built-files';
import { copyProject, type ProjectCopy } from '../../../tests/browser/project-copy';
import { places } from '../places';

type Edit = { file: string; from: string; to: string };

/** What a deploy of ours changes: a text on Home. */
const formerText: Edit = {
  file: 'config/pages/home.ts',
  from: "title: 'Business Growth'",
  to: "title: 'Business In Growth'",
};

const uncutFonts: Edit = {
  file: 'tools/build-steps/make-scripts.ts',
  from: 'definedFor({ fontCuts })',
  to: 'definedFor({ fontCuts: null })',
};

const buildInto = async (folder: string, project: ProjectCopy) => {
  const { status, output } = await project.run(['tools/build/main.ts']);
  if (status !== 0) throw new Error(`The site could not be built.\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(project.folder, builtFolder), folder, { recursive: true });
};

const buildEdited = async (folder: string, project: ProjectCopy, { file, from, to }: Edit) => {
  project.edit(file, from, to);
  await buildInto(folder, project);
  project.edit(file, to, from);
};

/** Variants besides the site as it is. */
type Wanted = { former: boolean; wholeFonts: boolean };

/**
 * Builds our site as `npm run build` does, and if wanted also as before a deploy, and with whole fonts.
 * All come from one copy of the project, so that edits made meanwhile do not count.
 */
export const buildOurs = async ({ former, wholeFonts }: Wanted) => {
  const project = copyProject();
  try {
    await buildInto(places.ours, project);
    if (former) await buildEdited(places.former, project, formerText);
    if (wholeFonts) await buildEdited(places.wholeFonts, project, uncutFonts);
  } finally {
    project.remove();
  }
};
