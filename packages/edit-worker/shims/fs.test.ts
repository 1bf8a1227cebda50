/** @jest-environment node */
import disk from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import memory from './fs';

type Files = Pick<typeof memory, keyof typeof memory>;

/** What a call comes to: its value, or the code of its error. */
const outcome = (call: () => unknown): unknown => {
  try {
    const value = call();
    return Buffer.isBuffer(value) ? value.toString() : value;
  } catch (error) {
    return `fails: ${(error as { code?: string }).code}`;
  }
};

const written = (fs: Files, folder: string) => {
  const at = (name: string) => join(folder, name);
  const isOne = (one: string, other: string) =>
    fs.lstatSync(at(one))?.ino === fs.lstatSync(at(other))?.ino;
  const sizeOf = (name: string) => fs.lstatSync(at(name), { throwIfNoEntry: false })?.size;
  const append = (name: string, text: string, length: number) => {
    const handle = fs.openSync(at(name), 'r+');
    fs.ftruncateSync(handle, length);
    const bytes = Buffer.from(text);
    fs.writeSync(handle, bytes, 0, 1, length);
    fs.writeSync(handle, bytes, 1, bytes.length - 1, length + 1);
    fs.fsyncSync(handle);
    const { size } = fs.fstatSync(handle);
    fs.closeSync(handle);
    return size;
  };
  const draft = (name: string, text: string) => {
    const handle = fs.openSync(at(name), 'wx');
    const count = fs.writeSync(handle, Buffer.from(text), 0);
    fs.fchmodSync(handle, 0o600);
    fs.closeSync(handle);
    return count;
  };
  const header = (name: string, count: number) => {
    const into = Buffer.alloc(count);
    const handle = fs.openSync(at(name));
    const read = fs.readSync(handle, into);
    fs.closeSync(handle);
    return [read, into.toString()];
  };
  const calls: [string, () => unknown][] = [
    ['no file', () => fs.readFileSync(at('none'))],
    ['a file in no folder', () => fs.writeFileSync(at('config/site.ts'), 'site')],
    ['a folder in none', () => fs.mkdirSync(at('public/pictures'))],
    ['folders', () => void fs.mkdirSync(at('public/pictures'), { recursive: true })],
    ['a folder', () => fs.mkdirSync(at('config'))],
    ['a folder twice', () => fs.mkdirSync(at('config'))],
    ['a file', () => fs.writeFileSync(at('config/site.ts'), 'It’s a site')],
    ['its text', () => fs.readFileSync(at('config/site.ts'), 'utf8')],
    ['its size', () => sizeOf('config/site.ts')],
    ['below a file', () => fs.lstatSync(at('config/site.ts/x'), { throwIfNoEntry: false })],
    ['no stats', () => fs.lstatSync(at('config/none.ts'))],
    ['a new file', () => draft('config/.site.draft', 'Another')],
    ['one that is there', () => draft('config/.site.draft', 'Another')],
    ['its rights', () => (fs.lstatSync(at('config/.site.draft'))?.mode ?? 0) & 0o777],
    ['a link', () => fs.linkSync(at('config/site.ts'), at('config/before'))],
    ['a link over a file', () => fs.linkSync(at('config/site.ts'), at('config/.site.draft'))],
    ['a link of nothing', () => fs.linkSync(at('none'), at('config/link'))],
    ['one file', () => isOne('config/site.ts', 'config/before')],
    ['a rename', () => fs.renameSync(at('config/.site.draft'), at('config/site.ts'))],
    ['two files', () => isOne('config/site.ts', 'config/before')],
    ['the other', () => fs.readFileSync(at('config/before'), 'utf8')],
    ['a rename of nothing', () => fs.renameSync(at('none'), at('config/site.ts'))],
    ['the names', () => fs.readdirSync(at('config')).toSorted()],
    ['the names in a file', () => fs.readdirSync(at('config/site.ts'))],
    ['added', () => append('config/before', 'more', 6)],
    ['the whole', () => fs.readFileSync(at('config/before'), 'utf8')],
    ['the beginning', () => header('config/site.ts', 3)],
    ['taken away', () => fs.unlinkSync(at('config/before'))],
    ['twice', () => fs.unlinkSync(at('config/before'))],
    ['by force', () => fs.rmSync(at('config/before'), { force: true })],
    ['without', () => fs.rmSync(at('config/before'))],
    ['whether it is there', () => [at('config'), at('none')].map((path) => fs.existsSync(path))],
    ['its real path', () => fs.realpathSync.native(at('config/../config')) === at('config')],
    ['no real path', () => fs.realpathSync.native(at('none'))],
    ['a folder is one', () => fs.statSync(at('config'))?.isDirectory()],
    ['read as a file', () => fs.readFileSync(at('config'))],
  ];
  return calls.map(([name, call]) => [name, outcome(call)]);
};

test('files in memory answer as those on a disk', () => {
  const folder = disk.realpathSync(disk.mkdtempSync(join(tmpdir(), 'memory-')));
  memory.mkdirSync('/folder');
  try {
    expect(written(memory, '/folder')).toEqual(written(disk as unknown as Files, folder));
  } finally {
    disk.rmSync(folder, { recursive: true });
  }
});
