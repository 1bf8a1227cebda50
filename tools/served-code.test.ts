/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteFile, themeFile } from '../src/schema/config-files';
import { footerLook, headerLook, headerStrip } from '../src/schema/frame-looks';
import { themeSchema } from '../src/schema/theme';
import { codeAliases } from './served-code';

const root = process.cwd();

/** The file that a name stands for in a built site of this config; without any where config may choose any look. */
const fileOf = (name: string, config?: { site?: unknown; theme?: unknown }) => {
  const values =
    config &&
    new Map([
      [siteFile, config.site],
      [themeFile, config.theme],
    ]);
  const found = codeAliases({ root, runtime: 'src/site/built-runtime.ts', values }).find(
    ({ find }) => (typeof find === 'string' ? find === name : find.test(name)),
  );
  const file = name.replace(found!.find, found!.replacement);
  expect([file, existsSync(file)]).toEqual([file, true]);
  return relative(join(root, 'src'), file).replaceAll('\\', '/');
};

const wordsOf = (schema: { describe: () => object }) =>
  (schema.describe() as { oneOf: string[] }).oneOf;
const motifs = wordsOf(themeSchema.fields.motif as never);
const hours = { hours: { closed: 'Closed' } };
const parts = ['opening', 'backdrop', 'emblem', 'mark'].map((part) => `#motif/${part}`);

test('a built site has the one look of each that its config chooses', () => {
  const filesOf = (name: string, sites: object[]) => sites.map((site) => fileOf(name, { site }));
  const looks = (schema: Parameters<typeof wordsOf>[0], of: (look: string) => object) =>
    wordsOf(schema).map(of);
  for (const [name, sites] of [
    ['#header', looks(headerLook, (look) => ({ header: { look } }))],
    ['#footer', looks(footerLook, (look) => ({ footer: { look } }))],
    ['#strip', looks(headerStrip, (strip) => ({ header: { strip }, business: hours }))],
  ] as const) {
    expect(new Set(filesOf(name, sites)).size).toBe(sites.length);
  }
  for (const part of parts) {
    const files = motifs.map((motif) => fileOf(part, { theme: { motif } }));
    expect(new Set(files).size).toBe(motifs.length);
  }
});

test('what config leaves out is the usual look', () => {
  expect(['#header', '#strip', '#footer', '#motif/mark'].map((name) => fileOf(name, {}))).toEqual([
    'layout/header.tsx',
    'layout/strips/contact.tsx',
    'layout/footer.tsx',
    'pictures/motifs/parts/none.ts',
  ]);
  const site = { header: { strip: 'hours' } };
  expect(fileOf('#strip', { site })).toBe('layout/strips/contact.tsx');
});

test('where config may choose any look, all are there', () => {
  for (const name of ['#header', '#strip', '#footer', ...parts]) {
    expect(fileOf(name)).toMatch(/\/(?:any|every)\.tsx$/);
  }
});
