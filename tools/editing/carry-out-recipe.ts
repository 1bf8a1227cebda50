import type { ConfigSources } from '../../packages/config-files';
import { planPage } from '../new/plan-page';
import { readRequest } from '../new/read-request';
import type { Edit, Recipe } from './read-recipes';

const indent = (text: string, margin: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : margin + line))
    .join('\n');

/**
 * `source` with the lines `before` replaced by the lines `after`, at the same indentation. Throws
 * unless the lines occur exactly once.
 */
export const replaceLines = (source: string, before: string, after: string): string => {
  const lines = source.split('\n');
  const wanted = before.split('\n').map((line) => line.trim());
  const starts = lines.flatMap((_line, start) =>
    wanted.every((line, index) => lines[start + index]?.trim() === line) ? [start] : [],
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1) {
    throw new Error(`These lines stand there ${starts.length} times:\n${before}`);
  }
  const margin = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const written = after === '' ? [] : [indent(after, margin)];
  return [...lines.slice(0, start), ...written, ...lines.slice(start + wanted.length)].join('\n');
};

export const carryOutEdits = (config: ConfigSources, edits: Edit[]): ConfigSources =>
  edits.reduce((sources, { file, before, after }) => {
    const source = sources[file];
    if (source === undefined) throw new Error(`There is no ${file}.`);
    return { ...sources, [file]: replaceLines(source, before, after) };
  }, config);

const withMade = (config: ConfigSources, args: string[]): ConfigSources => {
  const { make, name } = readRequest(args);
  if (make !== 'page') throw new Error('The guide makes only pages.');
  const { create, change } = planPage(config, name);
  const written = [...create, ...change].map(({ file, text }) => [file, text] as const);
  return { ...config, ...Object.fromEntries(written) };
};

/** The files of config/ after a recipe: `npm run new`, then its edits. */
export const carryOutRecipe = (config: ConfigSources, { made, edits }: Recipe): ConfigSources =>
  carryOutEdits(made ? withMade(config, made) : config, edits);
