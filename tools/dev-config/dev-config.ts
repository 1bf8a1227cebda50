import type { Schema } from 'yup';
import { routesSchema } from '../../src/schema/routes';
import { routesExample } from '../../src/schema/routes-example';
import { siteSchema } from '../../src/schema/site';
import { siteExample } from '../../src/schema/site-example';
import { themeSchema } from '../../src/schema/theme';
import { themeExample } from '../../src/schema/theme-example';
import { checkConfig } from '../check/check-config';
import { errorsMessage } from '../check/check-project';
import type { Problem } from '../check/problem';
import type { ConfigSources } from '../check/read/config-files';
import type { ReadFile } from '../check/read/note-taker';
import { readLiteral } from '../check/read/read-literal';
import { groupOf, isWithin, textOf } from '../check/read/values';
import { formatProblems } from '../check/report/format-problems';

type Group = Record<string, unknown>;

/** A page as the dev server shows it: what cannot be shown is replaced by its `diagnosis`. */
export type ShownPage = {
  title: string;
  description: string;
  sections: Group[];
  /** Said before the sections, where it is not known what they are. */
  diagnosis?: string;
};

type Asked = {
  file: string;
  /** Undefined where there is no such file. */
  read: ReadFile | undefined;
  sources: ConfigSources;
  /** Those that must be mended, in all files. */
  problems: Problem[];
  /** What the file said when it was last in order. */
  last?: ShownPage | undefined;
};

/** Whether a problem of a page's file is one of its section with this number. */
const isOf = (index: number, { path }: Problem) => isWithin(path, `sections[${index}]`);

const shownSection = (section: unknown, index: number, asked: Asked): Group => {
  const { file, sources, problems } = asked;
  const group = groupOf(section);
  const form = `config/forms/${textOf(group.form) ?? ''}.ts`;
  const own = problems.filter(
    (problem) => problem.file === form || (problem.file === file && isOf(index, problem)),
  );
  if (own.length === 0) return group;
  const { label, hidden } = group;
  return {
    kind: 'diagnosis',
    // It is numbered, or left out, as the section would be.
    ...(typeof label === 'string' && { label }),
    ...(hidden === true && { hidden }),
    diagnosis: formatProblems(own, sources),
  };
};

/** What is known of a page whose sections are not: its own problems, else where it is named. */
const diagnose = ({ file, sources, problems }: Asked) => {
  const own = problems.filter((problem) => problem.file === file);
  const named = problems.filter((problem) => problem.file === 'config/routes.ts');
  const reported = own.length > 0 ? own : named;
  return formatProblems(reported, sources) || `There is no file ${file}.`;
};

/** What the dev server shows for config/pages/<page>.ts, whatever stands there. */
const shownPage = (asked: Asked): ShownPage => {
  const { read, last } = asked;
  const page = groupOf(read?.value);
  if (!Array.isArray(page.sections)) {
    const { title, description, sections } = (read && last) ?? {
      title: '',
      description: '',
      sections: [],
    };
    return { title, description, sections, diagnosis: diagnose(asked) };
  }
  return {
    title: textOf(page.title) ?? '',
    description: textOf(page.description) ?? '',
    sections: page.sections.map((section, index) => shownSection(section, index, asked)),
  };
};

/** What stands in for a file of the whole site that was never in order: the site must start. */
const standIns: Record<string, { schema: Schema; example: unknown }> = {
  'config/site.ts': { schema: siteSchema, example: siteExample },
  'config/theme.ts': { schema: themeSchema, example: themeExample },
  'config/routes.ts': { schema: routesSchema, example: routesExample },
};

const isPage = (file: string) => file.startsWith('config/pages/');

/** Whether the dev server answers for a file, by its path from the project's root. */
export const isConfigFile = (file: string) =>
  file in standIns || /^config\/(?:pages|forms)\/[^/]+\.ts$/.test(file);

/** A page with the diagnoses in it as they are called from the project's root. */
const namedPage = (page: ShownPage, named: (words: string) => string): ShownPage => ({
  ...page,
  ...(page.diagnosis !== undefined && { diagnosis: named(page.diagnosis) }),
  sections: page.sections.map((section) =>
    section.kind === 'diagnosis' && typeof section.diagnosis === 'string'
      ? { ...section, diagnosis: named(section.diagnosis) }
      : section,
  ),
});

export type DevConfig = {
  /** Takes config as it is now; says which files are shown in another way than before. */
  update: (sources: ConfigSources) => string[];
  /** What the file is shown as; anything that `isConfigFile`, whether or not it is there. */
  valueOf: (file: string) => unknown;
  /** What must be mended; undefined while config is in order. */
  message: () => string | undefined;
};

/**
 * What the dev server shows while config is being written: whatever stands in the files, it is
 * something that the site can show. A file of the whole site that is out of order is shown as it was
 * when it was last in order; a page says in the place of each section what is wrong with it. What is
 * said of files and commands is `named` as they are called from the project's root.
 */
export const createDevConfig = (
  check: (sources: ConfigSources) => Problem[] = checkConfig,
  named: (words: string) => string = (words) => words,
): DevConfig => {
  let sources: ConfigSources = {};
  let errors: Problem[] = [];
  let read = new Map<string, ReadFile>();
  const sound = new Map<string, unknown>();
  const shown = new Map<string, string>();

  const show = (file: string): unknown => {
    const literal = read.get(file);
    if (isPage(file)) {
      const last = sound.get(file) as ShownPage | undefined;
      const page = shownPage({ file, read: literal, sources, problems: errors, last });
      return namedPage(page, named);
    }
    if (sound.has(file)) return sound.get(file);
    const { schema, example } = standIns[file] ?? {};
    const isShaped = !schema || schema.isValidSync(literal?.value, { strict: true });
    return (isShaped ? literal?.value : example) ?? {};
  };

  const keepSound = ([file, literal]: [string, ReadFile]) => {
    const isSound = literal.readable && !errors.some((problem) => problem.file === file);
    if (isSound) sound.set(file, literal.value);
  };

  const valueOf = (file: string) => {
    const value = show(file);
    shown.set(file, JSON.stringify(value));
    return value;
  };

  return {
    update: (now) => {
      sources = now;
      errors = check(sources).filter(({ severity }) => severity === 'error');
      read = new Map(Object.entries(sources).map(([file, text]) => [file, readLiteral(text)]));
      [...read].forEach(keepSound);
      return [...shown]
        .filter(([file, before]) => JSON.stringify(valueOf(file)) !== before)
        .map(([file]) => file);
    },
    valueOf,
    message: () => {
      const message = errorsMessage(errors, sources);
      return message && named(message);
    },
  };
};
