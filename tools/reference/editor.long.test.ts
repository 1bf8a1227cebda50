/** @jest-environment node */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readConfigSources } from '../../packages/config-files/config-files';
import { putFile } from '../../tests/put-files';
import { temporaryFolder } from '../../tests/temporary-folder';
import { planSite } from '../new/plan-site';

/** What VS Code shows while config is edited: its TypeScript service, asked as VS Code asks it. */

const root = join(__dirname, '../..');
const projectOf = (folder: string) => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, folder);
};
// What config does not use takes long to read.
const options: ts.CompilerOptions = {
  ...projectOf(root).options,
  types: [],
  lib: ['lib.es5.d.ts'],
};
const parsed = ts.createDocumentRegistry();

const serviceFor = (file: string, text: string) => {
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
  return ts.createLanguageService(host, parsed);
};

/** `¦` in the text is where the pointer or the cursor is. */
const edit = (name: string, change: (text: string) => string) => {
  const file = join(root, name);
  const marked = change(readFileSync(file, 'utf8'));
  const position = marked.indexOf('¦');
  expect(position).toBeGreaterThan(0);
  return { service: serviceFor(file, marked.replace('¦', '')), file, position };
};

/** What is underlined in red, in a file that need not exist. */
const complaints = (name: string, text: string) => {
  const file = join(root, name);
  const found = serviceFor(file, text).getSemanticDiagnostics(file);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
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
    /^The title in the browser’s tab and in search results\./,
  ],
  [
    'a key of a section',
    'tests/sites/agency/config/pages/home.ts',
    put("highlight: '", "high¦light: '"),
    /highlighter[^]*\n\nLeft out: no word is highlighted\./,
  ],
  [
    'a key of a list in a section',
    'tests/sites/agency/config/pages/services.ts',
    put('paragraphs: [', 'para¦graphs: ['),
    /^The text\. Each entry of the list is a paragraph\./,
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
    /^The largest number of characters that the field accepts\./,
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
    /^Whether the other field must be filled in/,
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

test.each([
  ['the project', 'config/pages/home.ts'],
  ['an example in two languages', 'examples/dentist/config/pages/home.ts'],
  ['an example', 'examples/school/config/pages/home.ts'],
  ['a site of the tests', 'tests/sites/frame/config/pages/home.ts'],
])('in %s, words are shown by way of #types', (_where, file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(
    /^import type \{ \w+ \} from '#types(\/in-languages)?';/,
  );
  expect(hover(file, put(/^ {2}title: /m, '  ti¦tle: '))).toMatch(
    /^The title in the browser’s tab and in search results\./,
  );
});

const page = (from: string, title: string, type = 'PageDefinition') =>
  `import type { ${type} } from ${from};\n\nexport default { title: ${title}, description: 'A', sections: [] } satisfies ${type};\n`;

const wrongTitle = "Type 'number' is not assignable to type 'string'.";

test.each(['config/pages/new.ts', 'sites/bakery/config/pages/new.ts', 'shops/a/b/config/site.ts'])(
  'in %s, #types is found, and what it says holds',
  (file) => {
    expect(complaints(file, page("'#types'", "'A'"))).toEqual([]);
    expect(complaints(file, page("'#types'", '5'))).toEqual([wrongTitle]);
  },
);

test('a misspelt place, and a type that does not exist, are reported', () => {
  expect(complaints('config/pages/new.ts', page("'#typs'", "'A'"))).toEqual([
    "Cannot find module '#typs' or its corresponding type declarations.",
  ]);
  const [complaint] = complaints('config/pages/new.ts', page("'#types'", "'A'", 'PageDefintion'));
  expect(complaint).toContain("Did you mean 'PageDefinition'?");
});

const folder = temporaryFolder();

test('config is part of the project in every folder that can hold a site', () => {
  const write = (file: string, text = '') => {
    putFile(join(folder, file), text);
  };
  cpSync(join(root, 'tests/sites/frame/config'), join(folder, 'config'), { recursive: true });
  const { create } = planSite(readConfigSources(root), 'sites/bakery');
  create.forEach(({ file, text }) => write(file, text));
  write('florist/config/site.ts');
  write('node_modules/package/config/site.ts');
  const files = projectOf(folder).fileNames.map((file) => file.slice(folder.length + 1));
  expect(files).toEqual(
    expect.arrayContaining([
      'config/pages/home.ts',
      'sites/bakery/config/pages/home.ts',
      'sites/bakery/config/site.ts',
      'florist/config/site.ts',
    ]),
  );
  expect(files.filter((file) => file.startsWith('node_modules'))).toEqual([]);
});
