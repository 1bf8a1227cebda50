/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sortOfFile } from '../../../src/site/file-sorts';
import { checkProject } from '../../../tools/check/check-project';
import { readConfigSources } from '../../config-files/config-files';
import { siteFiles } from '../../site-files/site-files';

/** Files of config/ that are missing, in the way, or not what they seem, on a copy of it. */

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stray-'));
  cpSync(join(__dirname, '../../../tests/sites/agency/config'), join(root, 'config'), {
    recursive: true,
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const reported = () =>
  checkProject(root)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, code, suggestion }) => [file, code, suggestion]);

const write = (file: string, text: string | Buffer) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const rename = (from: string, to: string) => renameSync(join(root, from), join(root, to));

const page = "export default { title: 'Jobs', description: 'Our jobs.', sections: [] };";

test.each([
  ['config/pages/jobs.TS', 'config/pages/jobs.ts'],
  ['config/pages/jobs.ts.txt', 'config/pages/jobs.ts'],
  ['config/pages/jobs.js', 'config/pages/jobs.ts'],
  ['config/pages/jobs.tsx', 'config/pages/jobs.ts'],
  ['config/pages/our_jobs.ts', 'config/pages/our-jobs.ts'],
  ['config/pages/OurJobs.ts', 'config/pages/our-jobs.ts'],
  ['config/jobs.ts', 'config/pages/jobs.ts'],
  ['config/page/jobs.ts', 'config/pages/jobs.ts'],
  ['config/pages/more/jobs.ts', 'config/pages/jobs.ts'],
  // There already.
  ['config/pages/home.ts.txt', undefined],
])('%s is read by nothing; meant is %s', (file, meant) => {
  write(file, page);
  expect(reported()).toEqual([[file, 'SITE-002', meant]]);
});

test.each([
  ['config/pages/home.ts', 'config/pages/Home.ts'],
  ['config/pages/career.ts', 'config/pages/career.tsx'],
  ['config/forms/inquiry.ts', 'config/forms/inquiry.ts.txt'],
  ['config/theme.ts', 'config/themes.ts'],
])('of %s under the name %s nothing else is told', (before, after) => {
  rename(before, after);
  expect(reported()).toEqual([[after, 'SITE-002', before]]);
});

test('a form among the pages is one mistake, and so is a page among the forms', () => {
  rename('config/forms/inquiry.ts', 'config/pages/inquiry.ts');
  rename('config/pages/career.ts', 'config/forms/career.ts');
  expect(reported()).toEqual([
    ['config/forms/career.ts', 'SITE-097', 'config/pages/career.ts'],
    ['config/pages/inquiry.ts', 'SITE-097', 'config/forms/inquiry.ts'],
  ]);
});

test.each(['latin1', 'utf16le'] as const)(
  'a file that is saved as %s is told as such',
  (encoding) => {
    const text = readConfigSources(root)['config/pages/home.ts']!.replace('Growth', 'Größe');
    write('config/pages/home.ts', Buffer.from(text, encoding));
    expect(reported()).toEqual([['config/pages/home.ts', 'SITE-008', undefined]]);
  },
);

test.each(['.', 'examples/dentist', 'tests/sites/agency', 'tests/sites/frame'])(
  'in the folder config of %s nothing stands but what the check reads',
  (site) => {
    const files = siteFiles(join(__dirname, '../../..', site), 'config').files;
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !sortOfFile(file))).toEqual([]);
  },
);

test('what systems and editors leave behind is left alone', () => {
  write('config/.DS_Store', Buffer.from([0, 0, 0, 1, 0x42]));
  write('config/pages/Thumbs.db', 'x');
  write('config/pages/.home.ts.swp', 'x');
  write('config/pages/home.ts~', 'x');
  write('config/logo.png', Buffer.from([0x89, 0x50, 0, 0]));
  expect(reported()).toEqual([]);
});

test('a folder is no file, whatever its name', () => {
  mkdirSync(join(root, 'config/pages/x.ts'));
  expect(reported()).toEqual([]);
});

test('without config every needed file is told as missing', () => {
  rmSync(join(root, 'config'), { recursive: true });
  expect(reported()).toEqual([
    ['config/site.ts', 'SITE-001', undefined],
    ['config/theme.ts', 'SITE-001', undefined],
    ['config/routes.ts', 'SITE-001', undefined],
  ]);
});

test.each(['config/pages/about.ts', 'config/forms/inquiry.ts', 'config/site.ts'])(
  '%s emptied is one mistake, with what to do next',
  (file) => {
    write(file, ' \n');
    expect(reported()).toEqual([[file, 'SITE-198', undefined]]);
    const [problem] = checkProject(root).problems.filter(({ code }) => code === 'SITE-198');
    expect(problem?.repair).toMatch(/^Undo the change that emptied it/);
  },
);

test('a page that was deleted is told once, where its address is, with what to do next', () => {
  rmSync(join(root, 'config/pages/career.ts'));
  const errors = checkProject(root).problems.filter(({ severity }) => severity === 'error');
  const [missing, ...others] = errors.filter(({ code }) => code === 'SITE-074');
  expect(others).toEqual([]);
  expect(missing?.file).toBe('config/routes.ts');
  expect(missing?.repair).toContain('deleted by mistake');
  expect(errors.map(({ code }) => code)).toEqual(['SITE-074']);
});
