/** @jest-environment node */
import sharp from 'sharp';
import { themeExample } from '../../src/schema/theme-example';
import { veilOf } from '../../src/theme/grounds';
import { measureScrim, scrimFor, withScrims } from './ground-scrim';

const night = { veil: '#0A0E18', words: '#FFFFFF' };

test.each([
  ['a dark photograph needs the least', ['#101010', '#203040'], 30],
  ['one white pixel needs more', ['#101010', '#FFFFFF'], 60],
  ['what is as bright as the words themselves needs it too', ['#FFFFFF'], 60],
])('%s', (_what, photo, expected) => {
  expect(scrimFor(photo, night)).toBe(expected);
});

test('a photograph of one colour is measured in both schemes', async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#0A0E18' } as const;
  const source = await sharp({ create }).png().toBuffer();
  const { light, dark } = await measureScrim(source, { theme: themeExample, tone: 'default' });
  expect(dark).toBe(30);
  expect(light).toBeGreaterThan(40);
});

test.each(['default', 'tint', 'band', 'sand', 'ink'])('%s: its veil suits its words', (tone) => {
  for (const shown of ['light', 'dark'] as const) {
    expect(scrimFor(['#808080'], veilOf(themeExample, tone, shown))).toBeLessThan(95);
  }
});

test('of a page only sections on photographs change, each by its own tone', async () => {
  const ground = { file: '/a.webp', width: 1, height: 1 };
  const measured: string[] = [];
  const measure = (file: string, tone: string) => {
    measured.push(`${file} ${tone}`);
    return Promise.resolve({ light: 30, dark: 40 });
  };
  const plain = { kind: 'faq' };
  const sections = [
    plain,
    { kind: 'faq', ground, tone: 'ink' },
    { kind: 'call-to-action', ground },
    { kind: 'faq', ground },
  ];
  const page = (await withScrims({ title: 'Us', sections }, measure)) as { sections: object[] };
  expect(measured).toEqual(['/a.webp ink', '/a.webp band', '/a.webp default']);
  expect(page.sections[0]).toBe(plain);
  expect(page.sections[1]).toHaveProperty('ground.scrim', { light: 30, dark: 40 });
  const other = { sections: [plain] };
  expect(await withScrims(other, measure)).toBe(other);
});
