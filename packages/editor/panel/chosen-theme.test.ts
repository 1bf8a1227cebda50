/** @jest-environment node */
import { themeFile } from '../../../src/schema/config-files';
import { themeExample } from '../../../src/schema/theme-example';
import { valueAt } from '../../../src/schema/values/paths';
import type { SessionState } from '../editor-session';
import { chosenTheme } from './chosen-theme';

const themeWith = (...typed: [path: string, value: string][]) => {
  const drafts = typed.map(([path, value]) => ({
    ...{ file: themeFile, path, value, held: value },
    ...{ words: 'Main', isRefused: false },
  }));
  const state = { version: 1, files: {}, problems: [], theme: themeExample };
  return chosenTheme({ state, drafts } as unknown as SessionState);
};

test('a colour that is chosen is that of the theme, also where the check waits for others', () => {
  const path = 'color.light.primary.main';
  expect(valueAt(themeWith([path, '#ffe066']), path)).toBe('#ffe066');
});

test('while none is chosen, or half of one is typed, the theme is its own', () => {
  expect(themeWith()).toBeUndefined();
  expect(themeWith(['color.light.primary.main', '#ffe'])).toBeUndefined();
});
