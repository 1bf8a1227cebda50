/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestSite, outcome, type TestSite } from './testing/test-site';

/** Files of public/ that are taken away with a step. */

const home = 'config/pages/home.ts';
const drawing = 'public/pictures/hall.svg';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
  site.write(drawing, svg);
});
afterEach(() => site.remove());

const isThere = () => existsSync(join(site.folder, drawing));
const step = { words: 'Deleted hall.svg', changes: [] };

test('a file that nothing names goes, and comes back with its bytes, also after another start', async () => {
  expect(outcome(await site.open().apply(step, { without: [drawing] }))).toBe('written');
  expect(isThere()).toBe(false);
  const store = site.open();
  expect(outcome(await store.undo())).toBe('written');
  expect(readFileSync(join(site.folder, drawing), 'utf8')).toBe(svg);
  expect(outcome(await store.redo())).toBe('written');
  expect(isThere()).toBe(false);
});

test('a file that config names by then stays', async () => {
  const photo = `{ file: '/pictures/hall.svg', alt: 'A hall', width: 4, height: 3 }`;
  site.write(home, site.read(home).replace(/\{ scene: \[[^\]]*\] \}/, photo));
  const answer = await site.open().apply(step, { without: [drawing] });
  expect(outcome(answer)).toBe('lost: public/pictures/hall.svg is shown by now: it stays.');
  expect(isThere()).toBe(true);
});

test('only files of public/ are taken away', async () => {
  const answer = await site.open().apply(step, { without: [home] });
  expect([outcome(answer), existsSync(join(site.folder, home))]).toEqual(['written', true]);
});
