import { readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { ConfigSources } from '../../packages/config-files';
import { namesFor } from '../../packages/config-values/names';
import type { ThemeName } from '../../src/schema/theme-names';
import { engineRoot, isPackage, projectRoot } from '../roots';
import type { Plan } from './plan';
import { siteFiles } from './plan-site';

type Manifest = { name: string; version: string; dependencies?: Record<string, string> };

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const ofFile = /^file:/;

/** What this project installs the engine from, as from the new folder; here the engine is the project itself. */
const usualEngine = (folder: string, engine: string): string => {
  const { version } = manifestIn(engineRoot);
  const here = isPackage ? (manifestIn(projectRoot).dependencies?.[engine] ?? version) : 'file:.';
  if (!ofFile.test(here)) return here;
  const way = relative(folder, resolve(projectRoot, here.replace(ofFile, '')));
  return `file:${way.replaceAll('\\', '/')}`;
};

/** Commands of tools/setup/site.mjs that a site has by the same name. */
const commands = [
  ...['start', 'dev', 'edit', 'check', 'build', 'deploy', 'rules', 'messages', 'words', 'new'],
] as const;

type Project = {
  name: string;
  words: string;
  /** The name of the engine's package, and what npm installs it from. */
  engine: string;
  from: string;
};

const packageFile = ({ name, engine, from }: Project) =>
  `${JSON.stringify(
    {
      name,
      private: true,
      type: 'module',
      scripts: {
        ...Object.fromEntries(commands.map((command) => [command, `site ${command}`])),
        test: 'site check && site build',
      },
      dependencies: { [engine]: from },
    },
    null,
    2,
  )}\n`;

const readme = ({ words, engine }: Project) => `\
# ${words}

\`config/\` says what the site shows, \`public/\` has its pictures; all else is the package \`${engine}\`.

    npm install     # once, with Node.js 20.19 or newer
    npm run edit    # the site on http://localhost:5174: click a text and type
    npm start       # as visitors get it, on http://localhost:4173; what they sent is at /__local/
    npm test        # config is in order, and the site can be built
    npm run deploy  # publishes it

How: node_modules/${engine}/docs/editing.md, and deploy.md beside it.
`;

const workflow = `\
# Is config in order, and can the site be built from it?
name: Site
on: [push, pull_request]
permissions: { contents: read }
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0
        with: { persist-credentials: false }
      - uses: actions/setup-node@249970729cb0ef3589644e2896645e5dc5ba9c38 # v6.5.0
        with: { node-version: 20, cache: npm }
      - run: npm ci
      - run: npm run --silent check -- --annotate
      - run: npm run --silent build
`;

/** What commands write, and secrets. */
const ignored = [
  ...['node_modules/', 'dist/', 'exports/', 'words-*', 'firebase*', '.firebase/'],
  ...['.local-*/', '.env*', '.*.draft'],
];

/** What npm is to do: an engine in a folder is copied, since a link would not find its packages. */
const npmSettings = 'install-links=true\nignore-scripts=true\n';

const ownFiles = (project: Project): Plan['create'] => [
  { file: 'package.json', text: packageFile(project), about: 'its commands, and the engine' },
  { file: 'README.md', text: readme(project), about: 'how it is edited and run' },
  {
    file: 'tsconfig.json',
    text: `{ "extends": "${project.engine}/tsconfig.site.json" }\n`,
    about: 'what editors of code know config by',
  },
  { file: '.gitignore', text: `${ignored.join('\n')}\n`, about: 'what commands write' },
  { file: '.npmrc', text: npmSettings, about: 'how packages are installed' },
  { file: '.github/workflows/site.yml', text: workflow, about: 'checks and builds each push' },
];

type NewProject = {
  /** An absolute path, outside of this project. */
  folder: string;
  theme?: ThemeName | undefined;
  /** What npm installs the engine from, if not from where this project has it. */
  engine?: string | undefined;
};

const shorter = (one: string, other: string) => (other.length < one.length ? other : one);

/** A site in a project of its own, whose one package is this engine, with the look of the site in `config`. */
export const planProject = (
  config: ConfigSources,
  { folder, theme, engine: from }: NewProject,
): Plan => {
  const { name, words } = namesFor(basename(folder));
  const engine = manifestIn(engineRoot).name;
  const project = { name, words, engine, from: from ?? usualEngine(folder, engine) };
  return {
    create: [...ownFiles(project), ...siteFiles(config, name, theme)],
    change: [],
    next: [
      `Install the engine: cd ${shorter(relative(projectRoot, folder), folder)}, then npm install`,
      'Edit the site, as visitors see it: npm run edit',
      'What is a sample is listed by npm run check',
      ...(ofFile.test(project.from)
        ? [
            'The engine comes from this machine: docs/sites.md says what others get it from, and a workflow',
          ]
        : []),
    ],
  };
};
