import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Step, Value } from '../../../../src/schema/values/change';
import { putFiles } from '../../../../tests/put-files';
import { readConfigSources } from '../../../config-files/config-files';
import { readLiteral } from '../../../config-files/read-literal';
import { applyToFiles } from '../../../config-values/apply-to-value';
import type { EditState, StepAnswer } from '../../../edit-protocol/protocol';
import type { Store } from '../../../edit-routes';
import { inQuotes } from '../../../problems/nearest/meant-by';

const made: string[] = [];

export const removeFolders = () => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-changes-'));
  made.push(folder);
  return folder;
};

/** Runs git in a folder, without the settings of whoever runs the tests. */
export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

export const write = (folder: string, files: Record<string, string>) => {
  putFiles(folder, files);
};

export const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

export const firstFiles = {
  'config/pages/home.ts': `import type { PageDefinition } from '#types';

// The first page.
export default {
  title: 'Home',
  description: 'What we do.',
  sections: [
    { kind: 'hero', title: 'Welcome' },
    {
      kind: 'cards',
      title: 'Our Services',
      cards: [
        { title: 'Web', text: 'Sites.' }, // the first
        { title: 'Apps', text: 'On phones.' },
      ],
    },
  ],
} satisfies PageDefinition;
`,
  'config/routes.ts': `export default { pages: [{ page: 'home', path: '/' }], unmatched: 'home' };\n`,
  'public/pictures/tom.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'firestore.rules': 'rules\n',
  'storage.rules': 'rules\n',
  'README.md': 'Read me\n',
  'src/code.ts': 'export const one = 1;\n',
};

/** Repositories as they begin, by what they are called with: to copy one is faster than six runs of git. */
const templates = new Map<string, string>();

afterAll(() => {
  for (const folder of templates.values()) rmSync(folder, { recursive: true, force: true });
  templates.clear();
});

const createTemplate = (site: string, branch: string): string => {
  const root = mkdtempSync(join(tmpdir(), 'edit-changes-'));
  gitIn(root, 'init', '--quiet', '--initial-branch', branch);
  gitIn(root, 'config', 'user.name', 'Eve Editor');
  gitIn(root, 'config', 'user.email', 'eve@example.com');
  gitIn(root, 'config', 'commit.gpgsign', 'false');
  write(join(root, site), firstFiles);
  gitIn(root, 'add', '--all');
  gitIn(root, 'commit', '--quiet', '-m', 'The first');
  return root;
};

/** A repository with one commit. With `site` the site stands in that folder of it. */
export const newRepository = (site = '', branch = 'main') => {
  const key = `${branch} ${site}`;
  const template = templates.get(key) ?? createTemplate(site, branch);
  templates.set(key, template);
  const root = newFolder();
  cpSync(template, root, { recursive: true, preserveTimestamps: true });
  return { root, site: join(root, site) };
};

/** A bare repository as the remote `origin`. */
export const withRemote = (root: string): string => {
  const remote = join(newFolder(), 'remote.git');
  gitIn(root, 'init', '--quiet', '--bare', '--initial-branch', 'main', remote);
  gitIn(root, 'remote', 'add', 'origin', remote);
  gitIn(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return remote;
};

export const written = (value: Value): string => {
  if (typeof value === 'string') return inQuotes(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${written(inner)}`)
    .join(', ')} }`;
};

/** A store that writes whole files anew: comments are lost, as far as nobody brings them back. */
export const plainStore = (
  site: string,
  refuses: (files: Readonly<Record<string, Value>>) => StepAnswer | undefined = () => undefined,
): Store & { steps: Step[] } => {
  const files = () =>
    Object.fromEntries(
      Object.entries(readConfigSources(site)).map(([file, text]) => [
        file,
        readLiteral(text).value as Value,
      ]),
    );
  const state = (): EditState => ({ version: 1, files: files(), problems: [] });
  const steps: Step[] = [];
  return {
    steps,
    state,
    refresh: () => Promise.resolve(state()),
    apply: (step, { dry = false, restored } = {}) => {
      const answered = (answer: StepAnswer) => Promise.resolve(answer);
      const before = files();
      const after = step.changes.reduce(applyToFiles, before);
      const refused = refuses(after);
      if (refused) return answered(refused);
      if (dry) return answered({ is: 'valid' });
      steps.push(step);
      for (const file of Object.keys(before)) if (!(file in after)) rmSync(join(site, file));
      for (const [file, value] of Object.entries(after)) {
        if (JSON.stringify(value) === JSON.stringify(before[file])) continue;
        const text = `export default ${written(value)};\n`;
        write(site, { [file]: restored?.spell(file, text) ?? text });
      }
      for (const [file, bytes] of restored?.files ?? []) {
        if (bytes) write(site, { [file]: bytes.toString() });
        else rmSync(join(site, file), { force: true });
      }
      return answered({ is: 'written', state: state() });
    },
  };
};
