import type { Schema } from 'yup';
import { type ConfigSources, readConfig, type ReadFile } from '../../packages/config-files';
import { groupOf, textOf } from '../../packages/config-values/values';
import type { Problem } from '../../packages/problems/problem';
import { type ResolvedConfig, resolveConfig } from '../../packages/resolved-site/resolve-config';
import { checkConfig, formatProblems } from '../../packages/site-check';
import {
  formFile,
  isPageFile,
  routesFile,
  siteFile,
  themeFile,
} from '../../src/schema/config-files';
import { routesSchema } from '../../src/schema/routes';
import { routesExample } from '../../src/schema/routes-example';
import { siteSchema } from '../../src/schema/site';
import { siteExample } from '../../src/schema/site-example';
import { themeSchema } from '../../src/schema/theme';
import { themeExample } from '../../src/schema/theme-example';
import { isWithin } from '../../src/schema/values/paths';
import type { WrittenPage } from '../../src/schema/values/written-place';
import { errorsMessage } from '../check/check-project';

type Group = Record<string, unknown>;

/** A page as the dev server shows it: a part that cannot be shown is replaced by its `diagnosis`. */
export type ShownPage = {
  title: string;
  description: string;
  sections: Group[];
  /** Shown before the sections, where these are unknown. */
  diagnosis?: string;
};

type PageState = {
  /** Where it is written: of a page that a template makes the template. */
  file: string;
  /** Undefined where the file is missing. */
  read: ReadFile | undefined;
  sources: ConfigSources;
  problems: Problem[];
  /** The page when its file was last in order. */
  last?: ShownPage | undefined;
};

const isOf = (index: number, { path }: Problem) => isWithin(path, `sections[${index}]`);

const shownSection = (section: unknown, index: number, state: PageState): Group => {
  const { file, sources, problems } = state;
  const group = groupOf(section);
  const form = formFile(textOf(group.form) ?? '');
  const own = problems.filter(
    (problem) => problem.file === form || (problem.file === file && isOf(index, problem)),
  );
  if (own.length === 0) return group;
  const { label, hidden } = group;
  return {
    kind: 'diagnosis',
    // It keeps its number, or its omission, from the section.
    ...(typeof label === 'string' && { label }),
    ...(hidden === true && { hidden }),
    diagnosis: formatProblems(own, sources),
  };
};

/** The errors of a page whose sections cannot be read: its own, else those where it is named. */
const diagnose = ({ file, sources, problems }: PageState) => {
  const own = problems.filter((problem) => problem.file === file);
  const named = problems.filter((problem) => problem.file === routesFile);
  const reported = own.length > 0 ? own : named;
  return formatProblems(reported, sources) || `There is no file ${file}.`;
};

/** What the dev server shows for config/pages/<page>.ts, whatever it contains. */
const shownPage = (state: PageState): ShownPage => {
  const { read, last } = state;
  const page = groupOf(read?.value);
  if (!Array.isArray(page.sections)) {
    const { title, description, sections } = (read && last) ?? {
      title: '',
      description: '',
      sections: [],
    };
    return { title, description, sections, diagnosis: diagnose(state) };
  }
  return {
    title: textOf(page.title) ?? '',
    description: textOf(page.description) ?? '',
    sections: page.sections.map((section, index) => shownSection(section, index, state)),
  };
};

/** Replaces a file of the whole site that was never in order: the site must start. */
const standIns: Record<string, { schema: Schema; example: unknown }> = {
  [siteFile]: { schema: siteSchema, example: siteExample },
  [themeFile]: { schema: themeSchema, example: themeExample },
  [routesFile]: { schema: routesSchema, example: routesExample },
};

/** Whether the dev server serves a file itself, by its path from the project's root. */
export const isConfigFile = (file: string) =>
  file in standIns || /^config\/(?:pages(?:\/[^/]+)?|forms)\/[^/]+\.ts$/.test(file);

/** Every file as the site shows it, and the pages that templates make, with the template of each. */
const readAll = (sources: ConfigSources, language?: string) => {
  const written = new Map(
    Object.entries(sources).map(([file, text]) => [file, readConfig(file, text)]),
  );
  const { values, made, writtenIn } = resolveConfig(
    new Map([...written].map(([file, { value }]) => [file, value])),
    { language },
  );
  const templateOf = new Map(made.map(({ file, template }) => [file, template]));
  const read = new Map(
    [...values].flatMap(([file, value]) => {
      const own = written.get(templateOf.get(file) ?? file);
      return own ? [[file, { ...own, value }] as const] : [];
    }),
  );
  return { read, templateOf, writtenIn };
};

/** A page whose diagnoses use paths from the project's root. */
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
  /** Takes config as it is now; returns which files are shown differently. */
  update: (sources: ConfigSources) => string[];
  /** The shown value of any file for which `isConfigFile` is true, existing or not. */
  valueOf: (file: string) => unknown;
  /** Where the parts of a page are written, if not as they are shown. */
  writtenPage: (file: string) => WrittenPage | undefined;
  /** The report of all errors; undefined while there are none. */
  message: () => string | undefined;
};

/**
 * What the dev server shows while config is being written: always something that the site can show. A
 * broken file of the whole site is shown as it was when it was last in order; a page shows, in place of
 * each broken section, what is wrong with it. In reports, files and commands are `named` as from the
 * project's root. It is in the main language of the site, or in the one of this key.
 */
export const createDevConfig = (
  check: (sources: ConfigSources) => Problem[] = checkConfig,
  named: (words: string) => string = (words) => words,
  language?: string,
): DevConfig => {
  let sources: ConfigSources = {};
  let errors: Problem[] = [];
  let read: ReadonlyMap<string, ReadFile> = new Map();
  let templateOf: ReadonlyMap<string, string> = new Map();
  let partsOf: ResolvedConfig['writtenIn'] = () => undefined;
  const lastValid = new Map<string, unknown>();
  const shown = new Map<string, string>();

  const writtenIn = (file: string) => templateOf.get(file) ?? file;

  const show = (file: string): unknown => {
    const literal = read.get(file);
    if (isPageFile(file)) {
      const last = lastValid.get(file) as ShownPage | undefined;
      const page = shownPage({
        file: writtenIn(file),
        read: literal,
        sources,
        problems: errors,
        last,
      });
      return namedPage(page, named);
    }
    if (lastValid.has(file)) return lastValid.get(file);
    const { schema, example } = standIns[file] ?? {};
    const isShaped = !schema || schema.isValidSync(literal?.value, { strict: true });
    return (isShaped ? literal?.value : example) ?? {};
  };

  const keepValid = ([file, literal]: [string, ReadFile]) => {
    const isValid = literal.readable && !errors.some((problem) => problem.file === writtenIn(file));
    if (isValid) lastValid.set(file, literal.value);
  };

  const writtenPage = (file: string) => (isPageFile(file) ? partsOf(file) : undefined);

  const valueOf = (file: string) => {
    const value = show(file);
    shown.set(file, JSON.stringify([value, writtenPage(file)]));
    return value;
  };

  return {
    update: (now) => {
      sources = now;
      errors = check(sources).filter(({ severity }) => severity === 'error');
      ({ read, templateOf, writtenIn: partsOf } = readAll(sources, language));
      [...read].forEach(keepValid);
      return [...shown]
        .filter(([file, before]) => {
          valueOf(file);
          return shown.get(file) !== before;
        })
        .map(([file]) => file);
    },
    valueOf,
    writtenPage,
    message: () => {
      const message = errorsMessage(errors, sources);
      return message && named(message);
    },
  };
};
