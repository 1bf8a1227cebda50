import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { capital } from '../../packages/config-values/names';
import { hashOf } from '../cache';
import { packagesFolder } from '../roots';
import { exportOf, filesOfKinds, type Line, linesOf, type OwnKind, ownKinds } from './own-kinds';

/** Where it stands, beside the packages; tsconfig.site.json looks there as well. */
const composedFolder = '.engine';

/** In it: a hash of what it was made of. */
const markFile = '.made-of';

type Projects = {
  /** The folder of the engine, as npm has installed it. */
  engine: string;
  project: string;
};

const read = (file: string) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

/** Of the project's own files, and of which engine npm has installed. */
const hashOfSources = ({ engine, project }: Projects): string => {
  const src = join(project, 'src');
  return hashOf(
    read(join(packagesFolder(engine), '.package-lock.json')),
    read(join(engine, 'package.json')),
    ...filesOfKinds(src).flatMap((file) => [file, read(join(src, file))]),
  );
};

export const withLine = (text: string, { sort, names, parts }: OwnKind, line: Line): string => {
  const { file, list, part, otherwise = '' } = line;
  const begins = new RegExp(`^(?:export )?const ${list}\\b.*\\{$`, 'm').exec(text);
  if (!begins) throw new Error(`${file} of the engine has no list ${list} to add to.`);
  const end = text.indexOf('\n}', begins.index);
  const add = (value: string) =>
    `${text.slice(0, end)}\n  '${names.name}': ${value},${text.slice(end)}`;
  if (!parts.includes(part)) return add(otherwise);
  const value = `own${names.pascal}${capital(part)}`;
  const from = posix.relative(dirname(file), `src/${sort}/${names.name}/${part}`);
  const address = from.startsWith('.') ? from : `./${from}`;
  return `import { ${exportOf(names, part)} as ${value} } from '${address}';\n${add(value)}`;
};

const register = (engine: string, kind: OwnKind) => {
  for (const line of linesOf[kind.sort]) {
    const file = join(engine, line.file);
    writeFileSync(file, withLine(readFileSync(file, 'utf8'), kind, line));
  }
};

/** The reference and the types of config, by the schemas as they are there: it judges the own ones first. */
const writeReference = (engine: string, project: string) => {
  const program = [join(engine, 'tools/run.mjs'), 'tools/reference/main.ts'];
  const { status, stderr } = spawnSync(process.execPath, program, {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The kinds in src/ cannot be added to the engine.\n${stderr}`);
};

const put = (made: string, target: string) => {
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(made, target);
  } catch (error) {
    // Another command has put the same there meanwhile.
    if (!existsSync(target)) throw error;
  }
};

/**
 * The engine with the kinds of a project's own among its kinds: a copy, with their folders where they would stand in it
 * and their lines in its lists. So whatever knows the engine's kinds knows these: types, check, editor, gallery,
 * security rules, reference. It is made anew only after a change. Returns its folder; of a project without kinds of its
 * own that of the engine. Throws what is wrong with them.
 */
export const composeEngine = (projects: Projects): string => {
  const { engine, project } = projects;
  const src = join(project, 'src');
  const target = join(packagesFolder(engine), composedFolder);
  if (filesOfKinds(src).length === 0) {
    rmSync(target, { recursive: true, force: true });
    return engine;
  }
  const mark = hashOfSources(projects);
  if (read(join(target, markFile)).toString() === mark) return target;
  const kinds = ownKinds(src, engine);
  const draft = `${target}.${randomUUID()}`;
  try {
    const caches = join(engine, 'node_modules/.cache');
    cpSync(engine, draft, { recursive: true, filter: (path) => path !== caches });
    for (const file of filesOfKinds(src)) cpSync(join(src, file), join(draft, 'src', file));
    for (const kind of kinds) register(draft, kind);
    writeReference(draft, project);
    writeFileSync(join(draft, markFile), mark);
    put(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
};
