/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What VS Code shows while config is edited: its TypeScript service, asked as VS Code asks it. */

const root = join(__dirname, '../..');
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  lib: ['lib.es5.d.ts'],
};
const parsed = ts.createDocumentRegistry();

/** `¦` in the text is where the pointer or the cursor is. */
const edit = (name: string, change: (text: string) => string) => {
  const file = join(root, name);
  const marked = change(readFileSync(file, 'utf8'));
  const position = marked.indexOf('¦');
  expect(position).toBeGreaterThan(0);
  const text = marked.replace('¦', '');
  const read = (path: string) => (path === file ? text : ts.sys.readFile(path));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? text : '1'),
    getScriptSnapshot: (path) => {
      const found = read(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: read,
  };
  const service = ts.createLanguageService(host, parsed);
  return { service, file, position };
};

const hover = (name: string, change: (text: string) => string) => {
  const { service, file, position } = edit(name, change);
  const { documentation } = service.getQuickInfoAtPosition(file, position) ?? {};
  return ts.displayPartsToString(documentation);
};

const offered = (name: string, change: (text: string) => string) => {
  const { service, file, position } = edit(name, change);
  const { entries = [] } = service.getCompletionsAtPosition(file, position, {}) ?? {};
  return entries.map(({ name: entry }) => entry);
};

const put = (from: string | RegExp, to: string) => (text: string) => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};

test.each([
  [
    'a key of a page',
    'tests/sites/agency/config/pages/home.ts',
    put("  title: '", "  ti¦tle: '"),
    /^What the browser’s tab and search results call the page\./,
  ],
  [
    'a key of a section',
    'tests/sites/agency/config/pages/home.ts',
    put("highlight: '", "high¦light: '"),
    /highlighter\.\n\nLeft out: no word is highlighted\./,
  ],
  [
    'a key of a list in a section',
    'tests/sites/agency/config/pages/services.ts',
    put('paragraphs: [', 'para¦graphs: ['),
    /^The text\. One entry in the list is one paragraph\./,
  ],
  [
    'the words of a closed set',
    'tests/sites/agency/config/pages/home.ts',
    put("layout: 'wide'", "lay¦out: 'wide'"),
    /- `wide`: over the full width/,
  ],
  [
    'a key of a field',
    'tests/sites/agency/config/forms/contact.ts',
    put('maxLength: 10,', 'max¦Length: 10,'),
    /^The most characters that the field takes\./,
  ],
  [
    'a key of the site',
    'tests/sites/agency/config/site.ts',
    put("shortName: '", "short¦Name: '"),
    /^The name below the icon .*\n\nLimits: at most 12 characters\.$/,
  ],
  [
    'what shows a field',
    'tests/sites/agency/config/forms/contact.ts',
    put('maxLength: 10,', "maxLength: 10, showWhen: { field: 'Email', fil¦led: true },"),
    /^Whether something was typed, chosen or ticked in the other field/,
  ],
  ['a colour', 'config/theme.ts', put('highlight: {', 'high¦light: {'), /^The highlighter\./],
])('resting on %s shows its words', (_title, file, change, words) => {
  expect(hover(file, change)).toMatch(words);
});

test('inside a section its keys are offered, and those of no other kind', () => {
  const names = offered(
    'tests/sites/agency/config/pages/home.ts',
    put("kind: 'hero',", "kind: 'hero',\n      ¦"),
  );
  expect(names).toEqual(expect.arrayContaining(['anchor', 'hidden']));
  expect(names).not.toContain('carousel');
});

test('after kind the kinds are offered', () => {
  const kinds = offered(
    'tests/sites/agency/config/pages/home.ts',
    put("kind: 'hero'", "kind: '¦'"),
  );
  expect(kinds).toEqual(expect.arrayContaining(['hero', 'page-header', 'feature', 'map']));
  const fields = offered(
    'tests/sites/agency/config/forms/contact.ts',
    put("kind: 'tel'", "kind: '¦'"),
  );
  expect(fields).toEqual(
    expect.arrayContaining(['text', 'email', 'file', 'radio', 'note', 'group']),
  );
  const checks = offered(
    'tests/sites/agency/config/forms/contact.ts',
    put("check: 'digits'", "check: '¦'"),
  );
  expect(checks).toEqual(expect.arrayContaining(['required', 'min-length', 'not-before']));
});

test('in a group of a form its fields are offered, and no other group', () => {
  const group = "fields: [{ kind: 'group', legend: 'You', fields: [{ kind: '¦' }] },";
  const kinds = offered('tests/sites/agency/config/forms/contact.ts', put('fields: [', group));
  expect(kinds).toEqual(expect.arrayContaining(['text', 'rating', 'note']));
  expect(kinds).not.toContain('group');
});
