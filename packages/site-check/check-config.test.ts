/** @jest-environment node */
import { join } from 'node:path';
import { seeded, someOf } from '../../tests/runs';
import { readConfigSources, type ConfigSources } from '../config-files/config-files';
import { scanTokens } from '../config-files/syntax/parse';
import { resolvedSources } from '../resolved-site/read-site-config';
import { checkConfig } from './check-config';

const sources = readConfigSources(join(__dirname, '../../tests/sites/agency'));

const errorsIn = (changed: ConfigSources) =>
  checkConfig(changed).filter(({ severity }) => severity === 'error');

/** The config with `from` once replaced by `to` in `file`. */
const change = (file: string, from: string | RegExp, to: string): ConfigSources => {
  const before = sources[file]!;
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return { ...sources, [file]: after };
};

test('the config of this site is in order', () => {
  expect(errorsIn(sources)).toEqual([]);
});

test('sample details are listed as what to replace before launch', () => {
  const warnings = checkConfig(sources).filter(({ severity }) => severity === 'warning');
  const paths = warnings.map(({ path }) => path);
  expect(new Set(warnings.map(({ file }) => file))).toEqual(new Set(['config/site.ts']));
  expect(paths).toEqual(
    expect.arrayContaining([
      'origin',
      'contact.phone.to',
      'contact.email.to',
      'contact.place',
      'team[5]',
    ]),
  );
});

test.each([
  ['title', "title: 'Contact Us',", `title: '${'word '.repeat(9)}end',`, /66 .* show about 60/],
  ['description', /'Tell Business Growth/, `'${'word '.repeat(20)}`, /show about 160/],
])('a %s that search results would cut is warned of', (path, from, to, message) => {
  const file = 'config/pages/contact.ts';
  const problems = checkConfig(change(file, from, to)).filter((problem) => problem.file === file);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      path,
      message: expect.stringMatching(message) as string,
    }),
  ]);
});

test('all mistakes of all files are told in one run, at their lines', () => {
  const home = 'config/pages/home.ts';
  const inquiry = 'config/forms/inquiry.ts';
  const broken = {
    ...sources,
    [home]: sources[home]!.replace("kind: 'hero'", "kind: 'heroo'"),
    [inquiry]: sources[inquiry]!.replace("check: 'digits'", "check: 'digit'"),
  };
  const errors = errorsIn(broken);
  expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining([home, inquiry]));
  const rule = errors.find(({ path }) => path === 'rules[2].check')!;
  const line = broken[inquiry].split('\n')[rule.line - 1];
  expect(line).toContain("'digit'");
});

test('a missing file and a file that nothing reads are told', () => {
  const { 'config/theme.ts': _theme, ...rest } = sources;
  const errors = errorsIn({ ...rest, 'config/pages/New Page.ts': 'export default {}' });
  expect(errors.map(({ file, code }) => `${file} ${code}`)).toEqual(
    expect.arrayContaining(['config/theme.ts SITE-001', 'config/pages/New Page.ts SITE-002']),
  );
});

test('__proto__ in config is an unknown key and changes nothing', () => {
  const errors = errorsIn(
    change('config/pages/home.ts', 'lead:', "'__proto__': { polluted: true }, lead:"),
  );
  expect(errors[0]).toMatchObject({ file: 'config/pages/home.ts' });
  expect({}).not.toHaveProperty('polluted');
});

const reported = (changed: ConfigSources) =>
  errorsIn(changed).map(({ code, file, path, suggestion }) => [code, file, path, suggestion]);

test('a link to a section that is hidden is told, and where it is hidden', () => {
  const file = 'config/pages/home.ts';
  const hidden = {
    ...sources,
    ...change(file, 'hidden: true,', "hidden: true, anchor: 'figures',"),
  };
  const changed = { ...hidden, [file]: hidden[file]!.replace("to: '/About-Us'", "to: '#figures'") };
  expect(reported(changed)).toEqual([['SITE-084', file, 'sections[0].action.to', undefined]]);
  expect(errorsIn(changed)[0]?.see).toMatch(/^config\/pages\/home\.ts:\d+/);
});

test('an anchor with its # is told once, not at the links to it too', () => {
  const file = 'config/pages/about.ts';
  const linked = change('config/pages/home.ts', "to: '/About-Us'", "to: '/About-us#faq'");
  const changed = {
    ...linked,
    [file]: linked[file]!.replace("'faq',\n      label", "'#faq',\n      label"),
  };
  const broken = { ...changed, [file]: changed[file].replace("anchor: 'faq'", "anchor: '#faq'") };
  expect(reported(broken)).toEqual([
    ['SITE-034', file, expect.stringContaining('anchor'), undefined],
  ]);
});

test.each([
  ['config/site.ts', 'export default {', 'export default {{{'],
  ['config/pages/about.ts', 'export default {', 'const a = ('],
])('no page is told as linked by nothing while %s cannot be read', (file, from, to) => {
  const lonely = change('config/site.ts', /\{ label: '[^']*', to: '\/(?:Career|Blog)' \},\n/g, '');
  expect(checkConfig(lonely).map(({ code }) => code)).toContain('SITE-078');
  const broken = { ...lonely, [file]: lonely[file]!.replace(from, to) };
  expect(checkConfig(broken).map(({ code }) => code)).not.toContain('SITE-078');
});

test.each([
  ['a list of all posts is a link to each', "{ kind: 'news', title: 'News' },", false],
  [
    'a list of some is one to those that it shows',
    "{ kind: 'news', title: 'News', limit: 1 },",
    false,
  ],
])('%s', (_, list, isReported) => {
  const file = 'config/pages/career.ts';
  const lonely = change('config/site.ts', /\{ label: '[^']*', to: '\/Career' \},\n/g, '');
  const post = "post: { date: '2020-01-01', author: 'A' },\n  sections: [";
  const home = sources['config/pages/home.ts']!.replace(/\n {2}\],\n\}/, `\n    ${list}\n  ],\n}`);
  const changed = {
    ...lonely,
    'config/pages/home.ts': home,
    [file]: sources[file]!.replace('sections: [', post),
  };
  const codes = checkConfig(changed).map(({ code }) => code);
  expect(codes.includes('SITE-078')).toBe(isReported);
});

test('of lines that are half deleted one thing is told, at the place where they are', () => {
  const file = 'config/pages/contact.ts';
  const changed = change(file, '        ],\n      },\n    },\n    {', '    {');
  const [error, ...others] = errorsIn(changed);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ code: 'SITE-014', path: 'sections[1].aside.points' });
  expect(error?.repair).toContain('] } }');
});

test('a bracket that a comment hides is missed where it should stand', () => {
  const file = 'config/theme.ts';
  const changed = change(file, 'xxl: 1400', '// xxl: 1400');
  expect(reported(changed).map(([code, , path]) => `${code} ${path}`)).toEqual([
    'SITE-014 breakpoints',
    'SITE-022 breakpoints.xxl',
  ]);
});

test('a map of a site that names no place is told', () => {
  const file = 'config/site.ts';
  expect(reported(change(file, / {4}place: \{[^]*?\n {4}\},\n/, ''))).toEqual([
    ['SITE-186', 'config/pages/contact.ts', expect.stringContaining('.kind'), undefined],
  ]);
});

test('a link that is empty is told as empty alone', () => {
  const file = 'config/pages/home.ts';
  expect(reported(change(file, "to: '/About-Us'", "to: ''"))).toEqual([
    ['SITE-031', file, 'sections[0].action.to', undefined],
  ]);
});

test('a form that nothing shows is told, but not while its name may be misspelt', () => {
  const form = sources['config/forms/newsletter.ts']!.replace('subcribe', 'callbacks');
  const added = { ...sources, 'config/forms/callback.ts': form };
  const codesOf = (changed: ConfigSources) => checkConfig(changed).map(({ code }) => code);
  expect(codesOf(added)).toContain('SITE-085');
  const home = sources['config/pages/home.ts']!.replace("form: 'inquiry'", "form: 'calback'");
  expect(codesOf({ ...added, 'config/pages/home.ts': home })).not.toContain('SITE-085');
});

test('a page whose path leads nowhere any more is not told as linked by nothing', () => {
  const changed = change('config/routes.ts', "path: '/Career'", "path: '/Jobs'");
  expect(new Set(reported(changed).map(([code]) => code))).toEqual(new Set(['SITE-070']));
  expect(checkConfig(changed).map(({ code }) => code)).not.toContain('SITE-078');
});

test('links are not judged by routes that are not in order', () => {
  expect(reported(change('config/routes.ts', "path: '/Blog'", "path: 'Blog'"))).toEqual([
    ['SITE-034', 'config/routes.ts', 'pages[4].path', undefined],
  ]);
});

test('a list of options that is missing is told once', () => {
  const file = 'config/forms/contact.ts';
  const errors = reported(change(file, /options: \[[^\]]*\],/, ''));
  expect(errors).toEqual([['SITE-022', file, 'fields[4].options', 'options: [ … ]']]);
});

test.each(['required', 'mandatory'])('%s in a field is told as what a rule says', (name) => {
  const file = 'config/forms/inquiry.ts';
  const [error, ...others] = errorsIn(
    change(file, "name: 'Pname',", `name: 'Pname', ${name}: true,`),
  );
  expect(others).toEqual([]);
  expect(error).toMatchObject({
    code: 'SITE-066',
    path: `fields[3].${name}`,
    suggestion: "{ field: 'Pname', check: 'required', message: '…' }",
  });
});

test('of a dark ground in the light scheme nothing but the ground is told, with one that is light enough', () => {
  const file = 'config/theme.ts';
  const changed = change(file, "tint: '#F1EFE6'", "tint: '#25352E'");
  const [error, ...others] = errorsIn(changed);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ code: 'SITE-112', path: 'color.light.background.tint' });
  const repaired = changed[file]!.replace("'#25352E'", error!.suggestion!);
  expect(errorsIn({ ...changed, [file]: repaired })).toEqual([]);
});

const home = sources['config/pages/home.ts']!;

test.each([
  ['nothing', ''],
  ['no comma at all', home.replaceAll(/,$/gm, '')],
  ['no quote at all', home.replaceAll("'", '')],
  ['no brace at all', home.replaceAll(/[{}]/g, '')],
  ['curly quotes alone', home.replaceAll("'", '’')],
  ['the file backwards', [...home].reverse().join('')],
  ['words', 'Lorem ipsum dolor sit amet.\n'.repeat(500)],
  ['HTML', '<div class="a">\n'.repeat(300)],
  ['JSON', JSON.stringify({ title: 'About us', sections: [{ kind: 'hero' }] }, null, 2)],
  ['brackets in brackets', `export default ${'['.repeat(5000)}`],
  ['groups in groups', `export default ${'{ a: '.repeat(5000)}`],
  ['quotes alone', "'".repeat(5000)],
  ['comments alone', '/*'.repeat(5000)],
  ['signs of a picture', '\u0000\u0001\u0002\ufffd'.repeat(2000)],
])('a page that holds %s is told, at a line of it', (_, text) => {
  const file = 'config/pages/home.ts';
  const own = errorsIn({ ...sources, [file]: text }).filter((problem) => problem.file === file);
  expect(own.length).toBeGreaterThan(0);
  for (const { line } of own) expect(line).toBeLessThanOrEqual(text.split('\n').length);
});

/** Names that every object has: they mean nothing in config. */
test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  seeded('the word %s is told like any other, wherever it stands'),
  (word) => {
    const file = 'config/routes.ts';
    const source = sources[file]!;
    const different = new Map(scanTokens(source).map((token) => [token.text, token]));
    for (const { start, end, text } of someOf([...different.values()], { oneIn: 12 })) {
      for (const by of [word, `'${word}'`, `${word} ${text}`, `${text} ${word}`]) {
        const changed = source.slice(0, start) + by + source.slice(end);
        const words = errorsIn({ ...sources, [file]: changed }).flatMap((problem) => [
          problem.message,
          problem.place,
          ...(problem.fix?.edits ?? []).map((edit) => edit.text),
        ]);
        expect(words.filter((each) => /native code/.test(each))).toEqual([]);
      }
    }
  },
);

test('a file to download may be another one in each language, and the check has nothing against it', () => {
  const inThree = readConfigSources('tests/sites/languages');
  const told = checkConfig(inThree, { today: '2026-12-01' });
  const file = "{ en: '/files/list.pdf', de: '/files/liste.pdf', ar: '/files/qaima.pdf' }";
  const name = "{ en: 'List', de: 'Liste', ar: 'قائمة' }";
  const changed = {
    ...inThree,
    'config/collections/files.ts': `import type { CollectionDefinition } from '#types/in-languages';

export default {
  kind: 'download',
  entries: [{ id: 'list', name: ${name}, file: ${file} }],
} satisfies CollectionDefinition;
`,
  };
  const inGerman = resolvedSources(changed, { language: 'de' });
  expect(inGerman.collections.get('files')?.entries[0]?.value.file).toBe('/files/liste.pdf');
  const codes = checkConfig(changed, { today: '2026-12-01' }).map(({ code }) => code);
  expect(codes).toEqual(told.map(({ code }) => code));
});
