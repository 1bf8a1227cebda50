/** @jest-environment node */
import { themeExample } from '../schema/theme-example';
import { rhythmCss } from './rhythm';
import { opening, type Used } from './rhythm-rules';

const { character: _character, grounds: _grounds, sections: _sections, ...plain } = themeExample;

/** A site whose sections say this alone. */
const saying =
  (...used: string[]): Used =>
  (key, word) =>
    used.includes(`${key} ${word}`);

test('a site that says nothing of it has none of its styles', () => {
  expect(rhythmCss(plain, saying())).toBe('');
  expect(rhythmCss({ ...plain, grounds: themeExample.grounds }, saying())).toBe('');
});

test.each([
  ['tone sand', ['[data-tone=sand]'], ['[data-tone=ink]', 'data-edge']],
  ['edge step', ['[data-edge=step]', 'polygon('], ['[data-edge=curve]', 'padding-block']],
  ['edge none', [], ['data-edge']],
  ['density airy', ['[data-density=airy]'], ['[data-density=compact]']],
  ['align offset', ['[data-align=offset]'], ['[data-align=centred]']],
  ['width full', ['[data-width=full]'], ['[data-width=text]']],
  ['overlaps true', ['[data-overlaps]'], ['data-width']],
])('%s: only its own styles', (word, included, left) => {
  const css = rhythmCss({ ...plain, grounds: themeExample.grounds }, saying(word));
  for (const part of included) expect(css).toContain(part);
  for (const part of left) expect(css).not.toContain(part);
});

test('what the theme says holds for sections that say nothing, and not for the opening', () => {
  const css = rhythmCss({ ...plain, sections: { edge: 'curve', density: 'compact' } }, saying());
  expect(css).toContain('[data-rhythm]:is([data-edge=curve],:not(:first-of-type,[data-edge]))');
  expect(css).toContain(
    '[data-rhythm]:is([data-density=compact],:not(:first-of-type,[data-density]))',
  );
});

test('shapes are for screens whose colours are not forced', () => {
  const css = rhythmCss(plain, saying('edge torn', 'overlaps true'));
  expect(css).toMatch(/^@media screen and \(forced-colors:none\)\{.*\}$/);
});

test('in dark colours a ground has its own', () => {
  const css = rhythmCss({ ...plain, grounds: themeExample.grounds }, saying('tone sand'));
  expect(css).toMatch(/^@media screen\{\[data-tone=sand\].*#EFE3CB/);
  expect(css).toMatch(/prefers-color-scheme: dark\)\{\[data-tone=sand\].*#2E2616/);
});

test('nothing in it is what emotion warns of on the console', () => {
  expect(rhythmCss(themeExample)).not.toMatch(/:(?:first|nth|nth-last)-child/);
});

/** The styles of the rules whose selectors hold all of these. */
const stylesOf = (css: string, ...parts: string[]) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => parts.every((part) => selectors.includes(part)))
    .map(([, , styles = '']) => styles)
    .join(';');

test('a heading beside its content makes no row higher: what scrolls would begin without a height', () => {
  const css = rhythmCss(plain, saying('align offset'));
  const grids = [...css.matchAll(/display:grid[^}]*/g)].map(([styles]) => styles);
  expect(grids.length).toBeGreaterThan(1);
  for (const styles of grids) expect(styles).toContain('grid-auto-rows:min-content');
});

test.each(['centred', 'offset'])('%s text says how much room pictures have beside it', (align) => {
  const css = rhythmCss(plain, saying(`align ${align}`));
  expect(stylesOf(css, '[data-as=text]')).toContain('--room:calc(');
});

test('words below centred content are centred with it', () => {
  const css = rhythmCss(plain, saying('align centred'));
  expect(stylesOf(css, '~p')).toBe('text-align:center');
});

test('words wider than the page leave the larger column to their photograph, at the edge where they are full', () => {
  const wide = rhythmCss(plain, saying('width wide'));
  const left = '[data-columns=start]';
  expect(stylesOf(wide, left)).toBe('grid-template-columns:minmax(0,7fr) minmax(0,5fr)');
  const full = rhythmCss(plain, saying('width full'));
  expect(stylesOf(full, left)).toMatch(/margin-inline:calc\(-1\*[^;]+\) 0/);
  expect(stylesOf(full, '[data-columns=end]')).toMatch(/margin-inline:0 calc\(-1\*/);
});

test('an opening has the ground that it says, and costs nothing where none says one', () => {
  const at = `${opening}>section[data-tone`;
  const tinted: Used = (key, word) => key === 'opening' && (word ?? 'tint') === 'tint';
  expect(rhythmCss(plain, tinted)).toContain(`${at}]`);
  expect(rhythmCss(plain, tinted)).toContain(`${at}=tint]`);
  expect(rhythmCss({ ...plain, grounds: themeExample.grounds }, saying('tone sand'))).not.toContain(
    at,
  );
});

test('on a stair the form of an opening keeps the colours of the page, in either scheme', () => {
  const window = '.MuiPaper-outlined:has(form)';
  const { light, dark } = plain.color;
  const css = rhythmCss({ ...plain, motif: 'growth' }, (key) => key === 'opening');
  const [onLight, onDark] = css.split('prefers-color-scheme: dark');
  expect(stylesOf(onLight ?? '', window)).toContain(`background-paper:${light.background.paper}`);
  expect(stylesOf(onDark ?? '', window)).toContain(`background-paper:${dark.background.paper}`);
  expect(rhythmCss({ ...plain, motif: 'waves' }, (key) => key === 'opening')).not.toContain(window);
});
