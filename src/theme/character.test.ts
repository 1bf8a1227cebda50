/** @jest-environment node */
import { themeExample } from '../schema/theme-example';
import { characterRules } from './character';
import { contrast, least } from './contrast';
import { textureColor } from './patterns';
import { rhythmCss } from './rhythm';

const { character: _character, grounds: _grounds, sections: _sections, ...plain } = themeExample;

const drawn = (character: NonNullable<typeof themeExample.character> | object) =>
  characterRules({ ...plain, character }).join('');

test('a theme that says nothing of it, or what is drawn anyway, has no styles', () => {
  expect(characterRules(plain)).toEqual([]);
  const defaults = {
    buttons: 'filled',
    cards: 'lined',
    grain: 'none',
    texture: 'none',
    ornament: 'none',
    emphasis: 'highlighter',
    dates: 'leaf',
    frame: 'plain',
    entrances: 'calm',
  } as const;
  expect(drawn(defaults)).toBe('');
});

test.each([
  [{ buttons: 'lined' }, '.MuiButton-contained:hover'],
  [{ buttons: 'lifted' }, '4px 4px 0'],
  [{ fields: 'underlined' }, 'border-width:0 0 2px'],
  [{ fields: 'heavy' }, 'border-width:2px'],
  [{ links: 'thick' }, 'text-decoration-thickness'],
  [{ links: 'dotted' }, 'dotted'],
  [{ links: 'double' }, 'double'],
  [{ cards: 'plain' }, 'background:none'],
  [{ cards: 'raised' }, plain.shadow.raised],
  [{ cards: 'framed' }, 'border:2px solid'],
  [{ cards: 'stacked' }, '6px 6px 0'],
  [{ emphasis: 'tape' }, 'clip-path:polygon('],
  [{ emphasis: 'underline' }, 'height:.14em'],
  [{ emphasis: 'chalk' }, 'radial-gradient('],
  [{ emphasis: 'none' }, 'content:none'],
  [{ dates: 'plain' }, '[data-leaf]{border-color:transparent'],
  [{ dates: 'solid' }, 'primary'],
  [{ dates: 'ticket' }, 'mask:radial-gradient('],
  [
    { frame: 'band' },
    '#root:has([data-rhythm]:first-of-type form)>header .MuiButton-contained{border-color',
  ],
  [{ frame: 'band' }, `--mui-palette-text-primary:${plain.color.dark.text.primary}`],
  [{ photographs: 'gray' }, 'grayscale(1)'],
  [{ photographs: 'warm' }, 'sepia('],
  [{ photographs: 'toned' }, 'hue-rotate('],
  [{ photographs: 'mounted' }, 'padding:'],
] as const)('%j is drawn on screens alone', (character, style) => {
  expect(drawn(character)).toMatch(/^@media screen\{.*\}$/);
  expect(drawn(character)).toContain(style);
});

test.each(['dots', 'lines', 'grid', 'stripes'] as const)(
  '%s have a colour in both schemes',
  (texture) => {
    const css = drawn({ texture });
    expect(css).toContain(`--texture:${textureColor(plain.color.light)}`);
    expect(css).toContain(`--texture:${textureColor(plain.color.dark)}`);
    expect(css).not.toMatch(/^@media screen\{/);
  },
);

test.each(['scallops', 'zigzag', 'checks', 'rings', 'bars', 'diamonds'] as const)(
  '%s are a band below the opening and above the foot, in colours that nobody forces',
  (ornament) => {
    const css = drawn({ ornament });
    expect(css).toMatch(/^@media screen and \(forced-colors:none\)\{/);
    expect(css).toMatch(/::after,footer::before\{.*gradient\(/);
  },
);

test('the band below the opening makes room for a shape of the section that follows', () => {
  const character = { ornament: 'bars' } as const;
  const css = characterRules({ ...plain, sections: { edge: 'torn' }, character }).join('');
  expect(css).toContain(':has(+:is([data-edge=none],[data-edge=straight]))::after');
  expect(drawn(character)).toContain(':not(:has(+:is([data-edge=step]');
});

test('all text can be read on a texture, and it can be seen where text leaves room for it', () => {
  for (const scheme of [plain.color.light, plain.color.dark]) {
    const marks = textureColor(scheme);
    expect(marks).not.toBe(scheme.background.default);
    for (const color of [...Object.values(scheme.text), scheme.secondary.main, scheme.error.main]) {
      expect(contrast(color, marks)).toBeGreaterThanOrEqual(least.text);
    }
  }
});

test('without room for it there is no texture', () => {
  const { light } = plain.color;
  const barely = { ...light, text: { ...light.text, muted: '#767676' } };
  const white = { ...barely, background: { ...light.background, default: '#FFFFFF' } };
  expect(textureColor(white)).toBe('#FFFFFF');
});

test('lively entrances are for those who want motion, in browsers that know scrolling as time', () => {
  const css = drawn({ entrances: 'lively' });
  expect(css).toMatch(/^@supports \(animation-timeline:view\(\)\)\{@media .*no-preference/);
  for (const passing of css.split('@media').filter((part) => part.includes('view-transition'))) {
    expect(passing).toContain('prefers-reduced-motion:no-preference');
  }
});

test('two colours are for screens whose colours nobody forces, and for words on photographs as well', () => {
  const css = drawn({ photographs: 'duotone' });
  expect(css).toContain('@media screen and (forced-colors:none){body main picture>img');
  expect(css).toContain('filter:url(#photograph)');
  expect(css).not.toContain('.measured');
});

test('grain lies on what another filter has done', () => {
  const css = drawn({ photographs: 'gray', grain: 'fine' });
  expect(css).toContain('{filter:grayscale(1) url(#photograph)}');
});

test('without entrances nothing moves', () => {
  expect(drawn({ entrances: 'none' })).toContain('animation:none');
});

test('a site’s styles hold them, and nothing else that it does not use', () => {
  const character = { links: 'double' } as const;
  expect(rhythmCss({ ...plain, character }, () => false)).toBe(drawn(character));
});

test('a card that has neither line nor ground begins where the words above it do', () => {
  expect(drawn({ cards: 'plain' })).toMatch(/\{padding-inline:0\}/);
  // Toasts lie on the page, and what has a ground of its own keeps its room.
  expect(drawn({ cards: 'plain' })).toContain('body :is(main,footer) .MuiPaper-outlined');
  expect(drawn({ cards: 'plain' })).toMatch(/:not\(\[data-solid\][^{]*\{padding-inline:0\}/);
});

test('what is on the ground runs through plain sections: shapes part them only from others', () => {
  const onShapes = characterRules({
    ...plain,
    sections: { edge: 'torn' },
    character: { texture: 'grid' },
  }).join('');
  expect(onShapes).toContain('>section:not([data-tone]){background:none}');
  expect(onShapes).toMatch(
    /\+\[data-rhythm\]>section:not\(\[data-tone\]\)::before\{content:none\}/,
  );
  expect(drawn({ texture: 'grid' })).not.toContain('::before');
});
