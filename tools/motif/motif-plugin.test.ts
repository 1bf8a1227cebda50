/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { motifPlugin } from './motif-plugin';

type Hook = { handler: (id: string) => string };

/** The module of a motif's part in the built site. */
const partOf = (folder: string, part: string) => {
  const plugin = motifPlugin(folder);
  (plugin.configResolved as (config: { root: string }) => void)({ root: '/project' });
  const hook = (name: keyof Plugin, id: string) => (plugin[name] as Hook).handler(id);
  return hook('load', hook('resolveId', `#motif/${part}`));
};

/** The agency with another motif. */
const siteWith = (motif: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'motif-'));
  cpSync('tests/sites/agency/config', join(folder, 'config'), { recursive: true });
  const file = join(folder, 'config/theme.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace("motif: 'growth'", `motif: '${motif}'`));
  return folder;
};

test('the agency has its stair, a site without a motif nothing', () => {
  const pictures = '/project/src/pictures';
  expect(partOf('tests/sites/agency', 'opening')).toBe(
    `export { Climb as Opening } from '${pictures}/climb.tsx';`,
  );
  const nothing = `export { None as Mark } from '${pictures}/motifs/none.tsx';`;
  expect(partOf('examples/dentist', 'mark')).toBe(nothing);
  expect(partOf(siteWith('none'), 'mark')).toBe(nothing);
});

test('any other motif has its own drawing, and no other', () => {
  const text = partOf(siteWith('waves'), 'emblem');
  expect(text).toContain("import { waves } from '/project/src/pictures/motifs/waves.ts';");
  expect(text).not.toMatch(/arches|dots|leaves|rays|weave|growth/);
});
