import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import { places } from '../places';
import type { SubjectName } from '../registry';
import { subjectConfig } from './subject-config';

/** In bytes. */
export type Size = { gzip: number; brotli: number };

export type BundleSizes = {
  all: Size;
  /** Without react, react-dom and scheduler. */
  beyondReact: Size;
  /** Without MUI and the Emotion that it styles with, too. */
  beyondMui: Size;
  /** The style sheet, of those that have one. */
  css: Size | undefined;
};

const react = /^(?:react|react-dom|scheduler)(?:\/|$)/;
const mui = /^@(?:mui|emotion)\//;

const sizeOf = (content: string | Uint8Array): Size => ({
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content).length,
});

/** The one script of a subject, and its style sheet, with `external` left out. */
const bundle = async (name: SubjectName, external: RegExp[]) => {
  const input = join(places.forms, 'subjects', name, 'entry.tsx');
  const options = { build: { write: false, rolldownOptions: { input, external } } };
  const built = await build(mergeConfig(await subjectConfig(name), options));
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${name} was not built.`);
  const css = result.output.find(({ fileName }) => fileName.endsWith('.css'));
  return { script: result.output[0].code, css: css?.type === 'asset' ? css.source : undefined };
};

/** What visitors load for a form of this subject. */
export const bundleSizes = async (name: SubjectName): Promise<BundleSizes> => {
  const all = await bundle(name, []);
  const beyondReact = await bundle(name, [react]);
  const beyondMui = await bundle(name, [react, mui]);
  return {
    all: sizeOf(all.script),
    beyondReact: sizeOf(beyondReact.script),
    beyondMui: sizeOf(beyondMui.script),
    css: all.css === undefined ? undefined : sizeOf(all.css),
  };
};
