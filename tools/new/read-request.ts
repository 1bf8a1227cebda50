import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kebab } from '../../packages/problems/nearest/letters';
import { nearest } from '../../packages/problems/nearest/nearest';
import { isWithin } from '../../packages/site-files';
import { isLanguage } from '../../src/schema/known-codes';
import { type ThemeName, themeNames } from '../../src/schema/theme-names';
import { projectRoot } from '../roots';

const makes = ['page', 'form', 'section', 'site', 'language'] as const;
type Make = (typeof makes)[number];

/** A request to `npm run new`. */
export type Request = {
  make: Make;
  /** Of a language its tag: de. */
  name: string;
  /** The page that is to show a new form; of a language all pages that it is to have, if it is not all of the site's. */
  pages?: string[];
  theme?: ThemeName;
  /** Of a site with a project of its own: what npm installs the engine from. */
  engine?: string;
};

/** Whether a site's folder leads out of the project: it has one of its own then. */
export const isApart = (name: string) => !isWithin(projectRoot, resolve(projectRoot, name));

const exampleNames: Record<Make, string> = {
  page: 'about-cats',
  form: 'callback',
  section: 'price-list',
  site: 'sites/bakery',
  language: 'de',
};

/** Longer names make titles that search results cut. */
const longest = 30;
const shape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Valid names that have a meaning already. */
const reserved = new Map([
  ['index', "the server's own name for the first page"],
  ['constructor', 'a word of the language that the site is written in'],
]);

const isName = (name: string) => name.length <= longest && shape.test(name) && !reserved.has(name);

const isMake = (word: string | undefined): word is Make => makes.some((make) => make === word);

const nearestName = (written: string) => {
  const name = kebab(written).replace(/^[-0-9]+/, '');
  return isName(name) ? name : undefined;
};

const requestError = (problem: string, make: Make = 'page', name = exampleNames[make]) =>
  new Error(`${problem}\nFor example: npm run new -- ${make} ${name}`);

const allowedName = `A name has small letters and digits with single hyphens between words, begins with a letter and has ${longest} characters at most.`;

const readArgs = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        page: { type: 'string', multiple: true },
        theme: { type: 'string' },
        engine: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    throw requestError(
      'The only options are --page, for a form with the page that shows it, for a language with a page that it is to have, --theme, only for a site, with the theme that it starts from, and --engine, only for a site with a project of its own, with what npm installs the engine from.',
      'form',
      'callback --page contact',
    );
  }
};

/** The project's own folders hold no sites. */
const ownFolders = [
  ...['bench', 'config', 'dist', 'docs', 'functions', 'node_modules', 'packages', 'public', 'src'],
  ...['test-results', 'tests', 'tools'],
];

/** The folder of a site, from the project's root. */
const readFolder = (written: string) => {
  const [first = '', ...others] = written.split('/');
  if (isApart(written) && isName(basename(written))) return written;
  const isShaped = [first, ...others].every(isName);
  if (isShaped && !ownFolders.includes(first)) return written;
  const problem = `"${written}" cannot be the folder of a site. It is a folder of your own in this project, for example in the folder sites; each name in its path has small letters and digits with single hyphens between words. Or it is one beside this project, such as ../bakery: a project of its own.`;
  throw requestError(problem, 'site');
};

const isTheme = (word: string): word is ThemeName => Object.hasOwn(themeNames, word);

const readTheme = (written: string, site: string): ThemeName => {
  if (isTheme(written)) return written;
  const names = Object.keys(themeNames);
  const meant = nearest(written, names)?.word ?? 'atelier';
  throw requestError(
    `There is no theme "${written}": choose ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`,
    'site',
    `${site} --theme ${meant}`,
  );
};

const allowedCode =
  'It is that of HTML: de, or with its country de-CH, where the texts are those of that country.';

/** The tag of a language, as BCP 47 writes it. */
const readTag = (words: string[]): string => {
  const [written = '', ...more] = words;
  if (isLanguage(written) && more.length === 0) return new Intl.Locale(written).toString();
  if (isLanguage(written)) {
    throw requestError(
      `“${words.join(' ')}” is more than one language: add one after the other.`,
      'language',
      new Intl.Locale(written).toString(),
    );
  }
  const word = words.join(' ');
  throw requestError(`“${word}” is no code of a language. ${allowedCode}`, 'language');
};

/** Reads the words after `npm run new --`. Throws what is wrong with them and what is allowed. */
export const readRequest = (args: string[]): Request => {
  const {
    positionals: [make, ...words],
    values: { page: pages, theme, engine, help },
  } = readArgs(args);
  if (make === undefined || help) {
    throw requestError('Say what to make, page, form, section, site or language, and its name.');
  }
  if (!isMake(make)) {
    throw requestError(
      `"${make}" cannot be made: choose page, form, section, site or language, then a name.`,
    );
  }
  const written = words.join(' ');
  if (written === '') {
    const needed = make === 'language' ? `its code. ${allowedCode}` : `a name. ${allowedName}`;
    throw requestError(`A ${make} needs ${needed}`, make);
  }
  if (theme !== undefined && make !== 'site') {
    throw requestError('--theme is only for a site.', make);
  }
  if (engine !== undefined && !(make === 'site' && isApart(written))) {
    throw requestError(
      '--engine is only for a site with a project of its own.',
      'site',
      `../bakery --engine ${engine}`,
    );
  }
  if (make === 'site') {
    const name = readFolder(written);
    return {
      make,
      name,
      ...(theme !== undefined && { theme: readTheme(theme, name) }),
      ...(engine !== undefined && { engine }),
    };
  }
  if (pages !== undefined && make !== 'form' && make !== 'language') {
    throw requestError('--page is only for a form or a language.', make);
  }
  const forPages = pages === undefined ? {} : { pages };
  if (make === 'language') return { make, name: readTag(words), ...forPages };
  if (pages && pages.length > 1) {
    throw requestError(
      'A form is begun on one page: add it to the others yourself.',
      make,
      `${written} --page ${pages[0]}`,
    );
  }
  const meaning = reserved.get(written);
  if (meaning) {
    throw requestError(`"${written}" cannot be the name of a ${make}: it is ${meaning}.`, make);
  }
  if (!isName(written)) {
    const problem = `"${written}" cannot be the name of a ${make}. ${allowedName}`;
    throw requestError(problem, make, nearestName(written));
  }
  return { make, name: written, ...forPages };
};
