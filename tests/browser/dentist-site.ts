import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../local-site';
import { portAt } from './ports';
import { copyProject } from './project-copy';
import { expect, test as base, type Site } from './site';

/** The project with the config of examples/dentist in place of its own, built. */
const buildPractice = async () => {
  const project = copyProject();
  const config = join(project.folder, 'config');
  for (const folder of ['forms', 'pages']) rmSync(join(config, folder), { recursive: true });
  cpSync('examples/dentist/config', config, {
    recursive: true,
    // The copy has the types themselves.
    filter: (file) => !file.endsWith('types.ts'),
  });
  const { status, output } = await project.run(['tsx', 'tools/build/main.ts']);
  expect(status, output).toBe(0);
  return project;
};

/** Journeys through the dental practice's site, with an empty backend of its own. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use, { parallelIndex }) => {
      const project = await buildPractice();
      const { site, stop } = await startSite(portAt(80 + parallelIndex), project.folder);
      await use(site);
      await stop();
      await project.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
