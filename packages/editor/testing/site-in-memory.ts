import { isDeepStrictEqual } from 'node:util';
import { ArraySchema } from 'yup';
import type { Step, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import { schemaInFile } from '../../../src/site/file-sorts';
import { inEnglish } from '../../../tests/in-english';
import { surroundingsOf } from '../../../tools/check/check-project';
import { readConfigSources } from '../../config-files/config-files';
import { readLiteral } from '../../config-files/read-literal';
import { applyChange } from '../../config-files/splice/apply-change';
import { newFileText } from '../../config-files/splice/new-file';
import { planStep } from '../../edit-store/plan-step';
import { checkConfig } from '../../site-check/check-config';
import { withFollowers } from '../structure/followers';
import type { Files } from '../structure/list-at';

export const valueIn = (text: string) => readLiteral(text).value as Value;

/** The config as the editor has it on a page in English: of values by language the English ones. */
const englishSources = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readConfigSources(folder)).map(([file, text]) => {
      const value = valueIn(text);
      const english = inEnglish<unknown>(value) as Value;
      if (!isGroup(english) || isDeepStrictEqual(english, value)) return [file, text];
      const { languages, ...rest } = english;
      const made = newFileText(file, languages ? { language: 'en-GB', ...rest } : rest);
      return [file, 'text' in made ? made.text : text];
    }),
  );

/** A site with some files more, which steps change only in memory, and some pictures that are said to be there. */
export const siteInMemory = (
  folder: string,
  more: Record<string, string> = {},
  pictures: readonly string[] = [],
) => {
  const sources: Record<string, string> = { ...englishSources(folder), ...more };
  const files: Files = Object.fromEntries(
    Object.entries(sources).map(([file, text]) => [file, valueIn(text)]),
  );
  // Nothing else of the site changes.
  const surroundings = surroundingsOf(folder);
  const facts = new Map<string, ReturnType<typeof surroundings.factsOf>>();
  const factsOf = (address: string) => {
    if (!facts.has(address)) facts.set(address, surroundings.factsOf(address));
    return facts.get(address);
  };
  const write = (file: string, text: string) => {
    sources[file] = text;
    files[file] = valueIn(text);
  };
  /** The files that a step changes, as it leaves them. */
  const changedBy = (step: Step): Record<string, string> =>
    Object.fromEntries(
      planStep(withFollowers(step, files), (file) => sources[file], {
        apply: applyChange,
        newFileText,
      }).map(({ file, after = '' }) => [file, after]),
    );
  return {
    sources,
    files,
    check: (changed: typeof sources) =>
      checkConfig(changed, {
        ...surroundings,
        factsOf,
        pictures: [...surroundings.pictures, ...pictures],
      }),
    changedBy,
    write,
    carryOut: (step: Step) => {
      for (const [file, text] of Object.entries(changedBy(step))) write(file, text);
    },
  };
};

/** The paths of all lists of a file below one of its values, also of those that are left out. */
export const listsBelow = (file: string, value: unknown, path = ''): string[] => {
  const walk = (schema: NonNullable<ReturnType<typeof schemaInFile>>, at: string): string[] => {
    const inner = valueAt(value, at);
    if (schema instanceof ArraySchema) {
      const entries = Array.isArray(inner) ? inner : [];
      return [
        at,
        ...entries.flatMap((entry: unknown, index) => {
          const own = innerSchema(schema, index);
          return own ? walk(schemaOf(own, entry), joinPath(at, index)) : [];
        }),
      ];
    }
    if (!isGroup(inner)) return [];
    const fields = (schema as { fields?: object }).fields ?? {};
    const keys = new Set([...Object.keys(fields), ...Object.keys(inner)]);
    return [...keys].flatMap((key) => {
      const own = innerSchema(schema, key);
      return own ? walk(schemaOf(own, inner[key]), joinPath(at, key)) : [];
    });
  };
  const schema = schemaInFile(file, value, path);
  return schema ? walk(schema, path) : [];
};
