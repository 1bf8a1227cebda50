/** @jest-environment node */
import { join } from 'node:path';
import { siteFolder } from './site-folder';

const project = join(__dirname, '..');

test.each([undefined, '', ' ', '.'])('SITE=%j is the project itself', (given) => {
  expect(siteFolder(project, given)).toBe(project);
});

test.each(['examples/dentist', './examples/dentist/', join(project, 'examples/dentist')])(
  'SITE=%j is a folder with a config of its own',
  (given) => {
    expect(siteFolder(project, given)).toBe(join(project, 'examples/dentist'));
  },
);

test.each(['examples/dentits', 'docs', '..', 'examples/dentist/config'])(
  'SITE=%j is refused with the folders that there are',
  (given) => {
    expect(() => siteFolder(project, given)).toThrow(
      `SITE is "${given}", but must be a folder of this project with a folder config: examples/bakery, `,
    );
  },
);
