/** @jest-environment node */
import theme from '../../examples/agency/config/theme';
import { faviconSvg } from './favicon-svg';
import { icoFile } from './ico-file';

test('the icon follows the theme in either scheme', () => {
  const { light, dark } = theme.color;
  const changed = faviconSvg({
    ...theme,
    color: { light: { ...light, accent: '#123456' }, dark: { ...dark, accent: '#654321' } },
  });
  expect(changed).toMatch(/#123456[\s\S]*prefers-color-scheme: dark[\s\S]*#654321/);
});

test('an ICO file says the size of its picture and where it begins', () => {
  const ico = icoFile(Buffer.from('picture'), 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('picture');
  expect(ico.readUInt32LE(14)).toBe('picture'.length);
});
