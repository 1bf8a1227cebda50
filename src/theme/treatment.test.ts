/** @jest-environment node */
import { themeExample } from '../schema/theme-example';
import { contrast } from './contrast';
import { themes } from './themes/registry';
import { filterHtml, treated, treatmentOf } from './treatment';

const of = (character: NonNullable<typeof themeExample.character> | object) =>
  treatmentOf({ ...themeExample, character });

const { light } = themeExample.color;

test('photographs that stay as they are, or that CSS alone treats, need no filter', () => {
  expect(of({})).toBeUndefined();
  expect(of({ photographs: 'toned', grain: 'none' })).toBeUndefined();
});

test('black becomes the darker of the two colours, white the lighter', () => {
  const duotone = of({ photographs: 'duotone' });
  expect(treated('#000000', duotone)).toEqual([light.background.band.toLowerCase()]);
  expect(treated('#FFFFFF', duotone)).toEqual([light.highlight.main.toLowerCase()]);
  expect(filterHtml(duotone ?? {})).toMatch(/<filter id="photograph"[^>]*><feColorMatrix/);
});

test('in every theme the two colours are far enough apart for a picture', () => {
  for (const theme of Object.values(themes)) {
    const { duotone } = treatmentOf({ ...theme, character: { photographs: 'duotone' } }) ?? {};
    expect(contrast(duotone?.dark ?? '', duotone?.light ?? '')).toBeGreaterThan(4.5);
  }
});

test('grain makes a pixel darker and lighter, by no more than is measured', () => {
  const fine = of({ grain: 'fine' });
  expect(treated('#808080', fine)).toEqual(['#6e6e6e', '#929292']);
  expect(treated('#FFFFFF', fine)).toEqual(['#ededed', '#ffffff']);
  const filter = filterHtml(fine ?? {});
  expect(filter).toContain('k2="0.14" k3="1" k4="-0.07"');
  expect(filter).not.toContain('#');
});

test('without a treatment a pixel stays what it is', () => {
  expect(treated('#A1B2C3')).toEqual(['#A1B2C3']);
});
