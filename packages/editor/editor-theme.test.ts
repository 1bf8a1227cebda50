/** @jest-environment node */
import { isGroup } from '../../src/schema/values/group';
import { createTheme } from '../../src/theme/create-theme';
import { themes } from '../../src/theme/themes/registry';
import { createEditorTheme } from './editor-theme';

/** The variables that rules define, by their selectors. */
const definedIn = (rules: object, selector = ''): [variable: string, selector: string][] =>
  Object.entries(rules).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? definedIn(value, `${selector} ${name}`) : [[name, selector]],
  );

/** The variables that values say. */
const variablesIn = (value: unknown): string[] =>
  isGroup(value)
    ? Object.values(value).flatMap(variablesIn)
    : [...String(value).matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => name);

describe.each(Object.entries(themes))('of the theme %s', (_, definition) => {
  const page = createTheme(definition);
  const editor = createEditorTheme(definition);
  const own = editor.generateStyleSheets().flatMap((sheet) => definedIn(sheet));
  const known = [...page.generateStyleSheets().flatMap((sheet) => definedIn(sheet)), ...own].map(
    ([name]) => name,
  );

  test('every colour that a part of the editor asks for is there', () => {
    const used = [
      ...variablesIn(editor.vars),
      ...editor.generateStyleSheets().flatMap((sheet) => variablesIn(sheet)),
    ];
    expect(used).toContain('--mui-palette-Tooltip-bg');
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('the page has no more of them than it has for visitors', () => {
    expect(own.filter(([, selector]) => !selector.includes('[class*="edit-"]'))).toEqual([]);
  });
});
