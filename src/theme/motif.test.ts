/** @jest-environment node */
import { themeExample } from '../schema/theme-example';
import { motifRules } from './motif';

const { character: _character, ...plain } = themeExample;

const drawn = ['arches', 'dots', 'leaves', 'rays', 'waves', 'weave'] as const;

test.each(drawn)('%s have a line of their own, in colours that nobody forces', (motif) => {
  const css = motifRules({ ...plain, motif }).join('');
  expect(css).toContain('footer::before');
  expect(css).toContain('[data-as=tread]::after');
  for (const [, query] of css.matchAll(/@media ([^{]+)\{/g)) {
    expect(query).toContain('forced-colors:none');
  }
});

test('no two lines are alike', () => {
  expect(new Set(drawn.map((motif) => motifRules({ ...plain, motif }).join(''))).size).toBe(6);
});

test('a stair, or no motif, has no styles', () => {
  const { motif: _motif, ...without } = plain;
  expect(motifRules({ ...plain, motif: 'growth' })).toEqual([]);
  expect(motifRules(without)).toEqual([]);
});

test('a band above the foot takes the place of the line there', () => {
  const character = { ornament: 'rings' } as const;
  expect(motifRules({ ...plain, motif: 'waves', character }).join('')).not.toContain('footer');
});
