import type { Page } from '@playwright/test';
import { build } from 'vite';
import { fieldName } from '../../../src/schema/record';
import { expect, test } from '../share';
import { todays } from '../todays';

/**
 * A control's name hides the form's own property of that name (HTML, section 4.10.3). So this tests a form
 * with every name that is a property of this browser's forms.
 */

test.describe.configure({ mode: 'default' });

/** How many names share one form; if one breaks it, halves are tried. */
const together = 60;

let script = '';
let page: Page;

test.beforeAll(async ({ browser }) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'tests/browser/field-names/entry.tsx', formats: ['iife'], name: 'entry' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('It was not built.');
  script = output.output[0].code;
  page = await browser.newPage();
  await page.setContent('<!doctype html><title>Names</title>');
  await page.addScriptTag({ content: script });
});
test.afterAll(() => page.close());

/** Names with a meaning in a form that the check allows. */
const allowed = async (): Promise<string[]> => {
  const names = await page.evaluate(() => {
    const found = new Set<string>();
    for (let at: unknown = document.createElement('form'); at; at = Object.getPrototypeOf(at)) {
      Object.getOwnPropertyNames(at).forEach((name) => found.add(name));
    }
    return [...found];
  });
  return names.filter((name) => fieldName().isValidSync(name, { strict: true }));
};

for (const part of todays([0, 1, 2], { oneIn: 3 })) {
  test(`a form works with a field of any name that the check allows, part ${part + 1} of 3`, async () => {
    const names = (await allowed()).filter((_, index) => index % 3 === part);
    expect(names.length).toBeGreaterThan(80);
    for (let at = 0; at < names.length; at += together) {
      const some = names.slice(at, at + together);
      const broken = await page.evaluate((tried) => globalThis.tryNames(tried), some);
      expect(broken).toEqual({});
    }
  });
}

test('a field name that the check forbids breaks a form', async () => {
  for (const name of ['nodeName', 'insertBefore']) {
    expect(fieldName().isValidSync(name, { strict: true })).toBe(false);
    const broken = await page.evaluate((tried) => globalThis.tryNames([tried]), name);
    expect(Object.keys(broken)).toEqual([name]);
  }
});
