import { themeFile } from '../../src/schema/config-files';
import { themeSchema } from '../../src/schema/theme';
import type { Value } from '../../src/schema/values/change';
import { sortOfFile } from '../../src/site/file-sorts';
import { type ConfigSources, readLiteral } from '../config-files';
import { wholeTheme } from '../config-values/whole-theme';
import type { EditProblem, EditState } from '../edit-protocol/protocol';
import type { Problem } from '../problems/problem';

type ReadText = { text: string; value: unknown };

const readText = (file: string, text: string): ReadText => {
  const { value, readable } = readLiteral(text);
  return { text, value: sortOfFile(file) && readable ? value : undefined };
};

type Known = {
  sources: ConfigSources;
  problems: readonly Problem[];
  undo: string | undefined;
  redo: string | undefined;
};

/** What is known of config, as the editor is told it. */
export const createConfigState = (firstVersion: number) => {
  let sources: ConfigSources = {};
  let problems: readonly Problem[] = [];
  const read = new Map<string, ReadText>();
  let state: EditState = { version: firstVersion, files: {}, problems: [] };
  let shown = '';
  let lastTheme: unknown;

  /** The theme as it was last in order; undefined where config/theme.ts says all of it. */
  const themeIn = (files: EditState['files']): Value | undefined => {
    const written = files[themeFile];
    const whole = wholeTheme(written);
    if (themeSchema.isValidSync(whole, { strict: true })) lastTheme = whole;
    return lastTheme === written ? undefined : (lastTheme as Value | undefined);
  };

  const readOf = (file: string): ReadText => {
    const text = sources[file] ?? '';
    const known = read.get(file);
    if (known?.text === text) return known;
    const made = readText(file, text);
    read.set(file, made);
    return made;
  };

  const toEditProblem = ({ code, file, path, place, message }: Problem): EditProblem => ({
    code,
    file,
    path,
    place,
    message,
  });

  return {
    sources: () => sources,
    problems: () => problems,
    toEditProblem,
    state: () => state,
    isOf: (others: ConfigSources) =>
      Object.keys(others).length === Object.keys(sources).length &&
      Object.entries(others).every(([file, text]) => sources[file] === text),
    /** Takes what there is now; returns whether the editor is to be told. */
    take: (now: Known) => {
      ({ sources, problems } = now);
      for (const file of read.keys()) if (!(file in sources)) read.delete(file);
      const files = Object.keys(sources).flatMap((file) => {
        const { value } = readOf(file);
        return value === undefined ? [] : [[file, value as Value] as const];
      });
      const { undo, redo } = now;
      const values = Object.fromEntries(files);
      const theme = themeIn(values);
      const errors = problems.filter(({ severity }) => severity === 'error');
      const next = {
        files: values,
        ...(theme !== undefined && { theme }),
        ...(undo !== undefined && { undo }),
        ...(redo !== undefined && { redo }),
        problems: errors.map(toEditProblem),
      };
      // Comments and blanks are of the files, too.
      const key = JSON.stringify([sources, next]);
      if (key === shown) return false;
      shown = key;
      state = { version: state.version + 1, ...next };
      return true;
    },
  };
};

export type ConfigState = ReturnType<typeof createConfigState>;
