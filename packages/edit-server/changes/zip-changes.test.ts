/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { zipChanges } from '../../site-changes/zip-changes';
import { gitHistory } from './git-history';
import { firstFiles, newFolder, newRepository, removeFolders, write } from './testing/repositories';

afterEach(removeFolders);

const unzipped = async (site: string) => {
  const files = unzipSync(await zipChanges(site, gitHistory(site)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('the changed files with their paths, and what has changed in words', async () => {
  const { site } = newRepository('examples/dentist');
  write(site, { 'public/new.svg': '<svg/>', 'README.md': 'Not of the site' });
  rmSync(join(site, 'public/pictures/tom.svg'));
  expect(await unzipped(site)).toEqual({
    'public/new.svg': '<svg/>',
    'CHANGES.txt': [
      'What has changed since the last commit:',
      '',
      '- New picture /new.svg',
      '- Deleted picture /pictures/tom.svg',
      '',
      'Files to delete:',
      '',
      '- public/pictures/tom.svg',
      '',
    ].join('\n'),
  });
});

test('without git the whole site', async () => {
  const site = newFolder();
  write(site, firstFiles);
  const { 'CHANGES.txt': list, ...files } = await unzipped(site);
  const { 'README.md': _readme, 'src/code.ts': _code, ...ofSite } = firstFiles;
  expect(files).toEqual(ofSite);
  expect(list).toContain('This folder is not kept by git.');
});
