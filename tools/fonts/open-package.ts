import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFolder } from '../roots';

type Axis = { min: string; max: string; default: string };

type Metadata = { weights: number[]; variable: Partial<Record<string, Axis>> };

/** The axis after which the files are named: that of the weight, or of a font of one weight another one. */
const namingAxis = ({ variable }: Metadata) =>
  variable.wght ? 'wght' : (Object.keys(variable).find((axis) => axis !== 'ital') ?? 'wght');

/**
 * `Instrument Sans Variable` is the package `@fontsource-variable/instrument-sans`. A font whose weight does not
 * vary, such as League Gothic, has the one weight, and its other axis as it is by default. With
 * `optical`, its files have the axis of sizes as well.
 */
export const openPackage = (root: string, family: string, optical = false) => {
  const id = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const read = (file: string) =>
    readFileSync(join(packagesFolder(root), '@fontsource-variable', id, file));
  const readJson = (file: string): unknown => JSON.parse(read(file).toString());
  const ranges = readJson('unicode.json') as Partial<Record<string, string>>;
  const metadata = readJson('metadata.json') as Metadata;
  const { weights, variable } = metadata;
  const { wght } = variable;
  const name = namingAxis(metadata);
  const fileOf = (subset: string) =>
    `${id}-${subset}-${optical ? 'opsz' : name.toLowerCase()}-normal.woff2`;
  return {
    id,
    ranges,
    axis: {
      min: Number(wght?.min ?? weights[0]),
      max: Number(wght?.max ?? weights[0]),
    },
    /** Of a font of one weight: where its other axis stands. */
    fixed: wght ? undefined : { [name]: Number(variable[name]?.default) },
    fileOf,
    whole: (subset: string) => read(`files/${fileOf(subset)}`),
  };
};
