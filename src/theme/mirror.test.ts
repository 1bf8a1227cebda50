/** @jest-environment node */
import createCache from '@emotion/cache';
import { themeExample } from '../schema/theme-example';
import { loadMirror, type StylePlugin } from './mirror';
import { rhythmCss } from './rhythm';

const mirror = async () => {
  const loaded = await loadMirror('rtl');
  if (!loaded) throw new Error('There is no mirror.');
  return loaded;
};

const written = (styles: string, selector: string, stylisPlugins: StylePlugin[]) => {
  const cache = createCache({ key: 'css', stylisPlugins });
  return String(cache.insert(selector, { name: 'a', styles }, cache.sheet, false));
};

/** What becomes of styles on a page that is read from right to left. */
const mirrored = async (styles: string, selector = '.a') =>
  written(styles, selector, [await mirror()]);

test.each([
  ['padding-left:1px', 'padding-right:1px'],
  ['margin:1px 2px 3px 4px', 'margin:1px 4px 3px 2px'],
  ['inset-inline-start:1px', 'inset-inline-start:1px'],
  ['transform:translateX(-50%)', 'transform:translateX(50%)'],
  ['box-shadow:4px 4px 0 red', 'box-shadow:-4px 4px 0 red'],
  ['background:linear-gradient(to right, red 30%, blue)', 'to left'],
  ['background:linear-gradient(red,red) no-repeat right 6rem top/1px 100%', 'left 6rem top'],
  ['object-position:70% 40%', 'object-position:70% 40%'],
])('%s becomes %s', async (style, wanted) => {
  expect(await mirrored(style)).toContain(wanted);
});

test('a page from left to right loads none', async () => {
  expect(await loadMirror('ltr')).toBeUndefined();
});

test('what a motion does is mirrored as well', async () => {
  expect(await mirrored('@keyframes a{to{transform:translateX(-100%)}}', '')).toContain(
    'translateX(100%)',
  );
});

test('no selector of the site’s own styles changes', async () => {
  const css = rhythmCss(themeExample, undefined, true);
  const selectors = (text: string) => text.match(/[^{};]+(?=\{)/g)?.map((each) => each.trim());
  expect(selectors(await mirrored(css, ''))).toEqual(selectors(written(css, '', [])));
});

test('a shape that climbs does so along the line, where a page is read from right to left', () => {
  const turned = '[dir=rtl] ';
  expect(rhythmCss(themeExample, undefined, true)).toContain(turned);
  expect(rhythmCss(themeExample)).not.toContain(turned);
});
