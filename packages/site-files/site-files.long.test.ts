/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { putFile } from '../../tests/put-files';
import { checkProject } from '../../tools/check/check-project';
import { copyPublicFiles } from '../../tools/site-files/public-files-plugin';
import { readConfigValue } from '../config-files/config-files';
import { pictureFacts } from './public-files';
import { publicFile, siteFiles } from './site-files';

const secret = 'SMTP_PASSWORD=opensesame';

let around: string;
/** The site, in a folder that holds other things too. */
let site: string;

const write = (file: string, text: string) => {
  putFile(join(site, file), text);
};

const link = (file: string, target: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  rmSync(join(site, file), { recursive: true, force: true });
  symlinkSync(target, join(site, file));
};

beforeEach(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'site-files-')));
  site = join(around, 'site');
  cpSync('tests/sites/agency/config', join(site, 'config'), { recursive: true });
  write('public/prices.txt', 'Prices');
  write('public/deep/more.txt', 'More');
  write('shared/brand.txt', 'Brand');
  for (const file of ['.env', 'secrets.txt', '.git/config', 'exports/contact.txt']) {
    write(file, secret);
  }
  for (const file of [
    '.local-firebase/documents/one.txt',
    '.local-edits/journal.jsonl',
    'node_modules/a/b.txt',
    'shared/a.pem',
  ]) {
    write(file, secret);
  }
  write('../outside/secret.txt', secret);
  write('../outside/pages/contact.ts', `export default { title: '${secret}' };`);
});
afterEach(() => {
  delete process.env.LOCAL_FIREBASE_DIR;
  delete process.env.LOCAL_EDITS_DIR;
  rmSync(around, { recursive: true, force: true });
});

const reported = () =>
  checkProject(site)
    .problems.filter(({ code }) => code >= 'SITE-206' || code === 'SITE-001')
    .map(({ code, file }) => `${code} ${file}`);

/** What a build publishes: by its path, with its bytes. */
const published = async () => {
  const folder = join(around, 'built');
  mkdirSync(folder);
  await copyPublicFiles(site, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]));
};

const mkfifo = (file: string) => execFileSync('mkfifo', [join(site, file)]);

const refused: [string, string, () => void][] = [
  [
    'to a file outside',
    'SITE-206 public/a.txt',
    () => link('public/a.txt', '../../outside/secret.txt'),
  ],
  [
    'to one by its full path',
    'SITE-206 public/a.txt',
    () => link('public/a.txt', join(around, 'outside/secret.txt')),
  ],
  ['to the mailbox’s password', 'SITE-206 public/a.txt', () => link('public/a.txt', '../.env')],
  [
    'to a file beside public and config',
    'SITE-206 public/a.txt',
    () => link('public/a.txt', '../secrets.txt'),
  ],
  [
    'to what was exported',
    'SITE-206 public/a.txt',
    () => link('public/a.txt', '../exports/contact.txt'),
  ],
  ['to the folder of that', 'SITE-206 public/a', () => link('public/a', '../exports')],
  [
    'to what was stored',
    'SITE-206 public/a.txt',
    () => link('public/a.txt', '../.local-firebase/documents/one.txt'),
  ],
  [
    'to what was edited',
    'SITE-206 public/a.txt',
    () => link('public/a.txt', '../.local-edits/journal.jsonl'),
  ],
  ['to what git keeps', 'SITE-206 public/a', () => link('public/a', '../.git')],
  ['to a key', 'SITE-206 public/a.txt', () => link('public/a.txt', '../shared/a.pem')],
  ['to packages', 'SITE-206 public/a', () => link('public/a', '../node_modules')],
  ['to the site’s folder itself', 'SITE-206 public/a', () => link('public/a', '..')],
  ['to a folder outside', 'SITE-206 public/a', () => link('public/a', '../../outside')],
  ['to the root of the machine', 'SITE-206 public/a', () => link('public/a', '/')],
  ['to a device', 'SITE-206 public/a.txt', () => link('public/a.txt', '/dev/zero')],
  [
    'to a link that leads out, by way of two more',
    'SITE-206 public/a.txt',
    () => {
      link('shared/one.txt', 'two.txt');
      link('shared/two.txt', '../../outside/secret.txt');
      link('public/a.txt', '../shared/one.txt');
    },
  ],
  [
    'that is a folder of the site in which a link leads out',
    'SITE-206 public/a/b.txt',
    () => {
      link('shared/b.txt', '../../outside/secret.txt');
      link('public/a', '../shared');
    },
  ],
  ['to nothing', 'SITE-207 public/a.txt', () => link('public/a.txt', 'nothing.txt')],
  ['to itself', 'SITE-207 public/a.txt', () => link('public/a.txt', 'a.txt')],
  ['to its own folder', 'SITE-207 public/deep/a', () => link('public/deep/a', '../deep')],
  ['to the folder above that', 'SITE-207 public/deep/a', () => link('public/deep/a', '..')],
  ['which is a pipe', 'SITE-208 public/a.txt', () => mkfifo('public/a.txt')],
  [
    'to a pipe',
    'SITE-208 public/a.txt',
    () => {
      mkfifo('shared/pipe');
      link('public/a.txt', '../shared/pipe');
    },
  ],
  ['as the folder public', 'SITE-206 public', () => link('public', '../outside')],
];

test.each(refused)(
  'a link in public %s is reported, not read and not published',
  async (_, code, make) => {
    make();
    expect(reported()).toContain(code);
    for (const address of ['/a.txt', '/a/secret.txt', '/secret.txt', '/a/contact.txt']) {
      expect(publicFile(site, address)).toBeUndefined();
      expect(pictureFacts(site, address)).toBeUndefined();
    }
    const files = await published();
    expect([...files.values()].join()).not.toContain('opensesame');
    expect([...files.keys()]).not.toContain('/a.txt');
  },
);

test.each([
  ['stored records', 'LOCAL_FIREBASE_DIR'],
  ['edits', 'LOCAL_EDITS_DIR'],
])('a folder of %s elsewhere in the site is not published either', (_, variable) => {
  process.env[variable] = 'shared/records';
  write('shared/records/one.txt', secret);
  link('public/a.txt', '../shared/records/one.txt');
  expect(reported()).toEqual(['SITE-206 public/a.txt']);
});

test.each<[string, string, string, () => void]>([
  ['to another file of public', '/a.txt', 'Prices', () => link('public/a.txt', 'prices.txt')],
  ['to a folder of public', '/a/more.txt', 'More', () => link('public/a', 'deep')],
  [
    'to a file of another folder of the site',
    '/a.txt',
    'Brand',
    () => link('public/a.txt', '../shared/brand.txt'),
  ],
  [
    'to a link that leads to such a file',
    '/a.txt',
    'Brand',
    () => {
      link('public/b.txt', '../shared/brand.txt');
      link('public/a.txt', 'b.txt');
    },
  ],
  [
    'by the full path of such a file',
    '/a.txt',
    'Brand',
    () => link('public/a.txt', join(site, 'shared/brand.txt')),
  ],
  [
    'as the folder public itself',
    '/brand.txt',
    'Brand',
    () => {
      rmSync(join(site, 'shared/a.pem'));
      link('public', 'shared');
    },
  ],
  [
    'that is a second name of the file, which cannot be detected',
    '/a.txt',
    'Brand',
    () => linkSync(join(site, 'shared/brand.txt'), join(site, 'public/a.txt')),
  ],
])('a link in public %s is published as that file', async (_, address, words, make) => {
  make();
  expect(reported()).toEqual([]);
  expect(readFileSync(publicFile(site, address) ?? '', 'utf8')).toBe(words);
  expect((await published()).get(address)).toBe(words);
});

test('names that begin with a point are left out and reported, except .well-known and the files that systems leave', async () => {
  for (const name of ['.env', '.git/config', 'deep/.htpasswd', '.DS_Store', 'deep/._a.txt']) {
    write(`public/${name}`, secret);
  }
  write('public/.well-known/assetlinks.json', '[]');
  expect(reported().sort()).toEqual([
    'SITE-209 public/.env',
    'SITE-209 public/.git',
    'SITE-209 public/deep/.htpasswd',
  ]);
  const files = await published();
  expect([...files.values()].join()).not.toContain('opensesame');
  expect(files.get('/.well-known/assetlinks.json')).toBe('[]');
  expect(publicFile(site, '/.well-known/assetlinks.json')).toBeDefined();
  expect(publicFile(site, '/.env')).toBeUndefined();
});

test.each([
  '/../.env',
  '/../secrets.txt',
  '/../../outside/secret.txt',
  '/deep/../../.env',
  '//etc/passwd',
  '/a\0.txt',
  '/prices.txt/x',
  '',
])('the address %j shows no file of the site', (address) => {
  expect(publicFile(site, address)).toBeUndefined();
});

const page = 'config/pages/contact.ts';

test.each<[string, string, () => void]>([
  [
    'a page that is a link to a file outside',
    `SITE-206 ${page}`,
    () => link(page, '../../../outside/pages/contact.ts'),
  ],
  [
    'a page that is a link to the mailbox’s password',
    `SITE-206 ${page}`,
    () => link(page, '../../.env'),
  ],
  ['a page that is a link to nothing', `SITE-207 ${page}`, () => link(page, 'nothing.ts')],
  [
    'the folder of pages as a link outside',
    'SITE-206 config/pages',
    () => link('config/pages', '../../outside/pages'),
  ],
  ['config itself as a link outside', 'SITE-206 config', () => link('config', '../outside')],
])('%s is reported and not read', (_, code, make) => {
  make();
  expect(reported()).toEqual([code]);
  expect(readConfigValue(site, page)).toBeUndefined();
  const { problems } = checkProject(site);
  expect(JSON.stringify(problems)).not.toContain('opensesame');
});

test('a page that is a pipe is reported, and nobody waits for it', () => {
  rmSync(join(site, page));
  mkfifo(page);
  expect(reported()).toEqual([`SITE-208 ${page}`]);
  expect(readConfigValue(site, page)).toBeUndefined();
});

test('config that is a link within the site is read as it is', () => {
  cpSync(join(site, 'config'), join(site, 'shared/config'), { recursive: true });
  link('config', 'shared/config');
  link('shared/config/pages/contact.ts', '../../config/pages/blog.ts');
  expect(reported()).toEqual([]);
  expect(readConfigValue(site, page)).toMatchObject({ title: expect.any(String) as string });
  expect(siteFiles(site, 'config').files).toContain(page);
  expect(existsSync(join(site, page))).toBe(true);
});
