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
import { shownPage, type ShownPage } from './shown-page';

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
