/** @jest-environment node */
import { join } from 'node:path';
import { checkConfig } from './check-config';
import { readConfigSources, type ConfigSources } from './config-files';

const sources = readConfigSources(join(__dirname, '../..'));

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
