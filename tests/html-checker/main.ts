import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reportAndExit } from '../../tools/report-and-exit';
import { ensureProgram, findProgram } from '../../tools/setup/programs';
import { sitesIn } from '../../tools/site-folder';
import { buildSites } from '../build-sites/build-sites';
import { knownMessages } from './known-messages';

/** The Nu HTML checker's report of one place: https://github.com/validator/validator/wiki/Output-»-JSON */
type Message = { message: string; url?: string; lastLine?: number; extract?: string };

const root = process.cwd();
const checker = join(root, 'tests/html-checker/node_modules/vnu-jar/build/dist/vnu.jar');

const ensureJava = () =>
  ensureProgram({
    name: 'Java',
    find: () => findProgram({ commands: ['java'], variable: 'JAVA_PATH' }),
    packages: {
      'apt-get': ['default-jre-headless'],
      dnf: ['java-latest-openjdk-headless'],
      apk: ['openjdk17-jre-headless'],
      pacman: ['jre-openjdk-headless'],
      zypper: ['java-17-openjdk-headless'],
    },
    advice: 'Install Java 11 or newer, or set JAVA_PATH to its program.',
  });

/** The folders of the built sites: of the project, of examples/, and of tests/sites. Throws if one is not built. */
const builtSites = (): string[] => {
  const sites = ['', ...['examples', 'tests/sites'].flatMap((parent) => sitesIn(root, parent))];
  return sites.map((site) => {
    const folder = join(root, site, 'dist/site');
    if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} has no pages.`);
    return folder;
  });
};

/**
 * Half the processor time: it ends before what Java's second compiler makes is paid back. What the first one makes needs
 * a larger stack.
 */
const javaFlags = ['-XX:TieredStopAtLevel=1', '-Xss8m'];

/** Everything that the checker has to say about the pages of the folders. Throws if it does not run. */
const check = (folders: string[]): Message[] => {
  const args = [...javaFlags, '-jar', checker, '--skip-non-html', '--format', 'json', ...folders];
  const { stderr, error } = spawnSync(ensureJava(), args, { encoding: 'utf8', maxBuffer: 2 ** 29 });
  if (error) throw error;
  try {
    return (JSON.parse(stderr) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`The Nu HTML checker did not run: ${stderr.slice(0, 2000)}`);
  }
};

const placeOf = ({ url = '', lastLine = 0, extract = '' }: Message) =>
  `${relative(root, url.replace(/^file:/, ''))}, line ${lastLine}: ${extract.replaceAll(/\s+/g, ' ')}`;

/** Each message once, with the first of its places. */
const report = (messages: Message[]) => {
  const texts = new Set(messages.map(({ message }) => message));
  for (const text of texts) {
    const places = messages.filter(({ message }) => message === text);
    console.error(`\n${places.length} × ${text}`);
    for (const place of places.slice(0, 3)) console.error(`  ${placeOf(place)}`);
  }
};

const isKnown = ({ message }: Message) => knownMessages.some(({ says }) => says.test(message));

try {
  buildSites('--all');
  const folders = builtSites();
  const messages = check(folders);
  const wrong = messages.filter((each) => !isKnown(each));
  report(wrong);
  const known = messages.length - wrong.length;
  console.log(`\n${folders.length} sites: ${wrong.length} wrong, ${known} known to be no mistake`);
  if (wrong.length > 0) process.exit(1);
} catch (error) {
  reportAndExit(error);
}
