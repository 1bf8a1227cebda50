/** @jest-environment node */
import { formerLines } from '../../../tests/former-theme';
import { sourceOf, sources } from '../../../tests/mistakes/agency';
import agency from '../../../tests/sites/agency/config/theme';
import { configValue } from '../../config-reader/config-files';
import { readLiteral } from '../../config-reader/read-literal';
import { applyEdits } from '../../problems/edits';
import { checkConfig } from '../check-config';

const file = 'config/theme.ts';
const today = sourceOf(file);
const { light, dark } = agency.color;

/** The theme with these lines as its light scheme. */
const withLight = (lines: string, text = today) =>
  text.replace(
    /( {4}light: \{)\n[^]*?\n( {4}\},?\n {4}dark)/,
    (_, open: string, close: string) => `${open}${lines}${close}`,
  );

/** The theme as it was, all of its names from before. */
const former = withLight(`\n${formerLines(light)}`)
  .replace(
    /( {4}dark: \{\n)[^]*?(\n {4}\},\n {2}\},)/,
    (_, open: string, close: string) => open + formerLines(dark).trimEnd() + close,
  )
  .replace('  typography: {', '  type: {')
  .replace('    body1: {', '    body: {')
  .replaceAll('fontSize: ', 'size: ')
  .replace('shape: { borderRadius: 6', 'radius: { control: 6');

const problemsOf = (text: string) =>
  checkConfig({ ...sources, [file]: text }).filter((problem) => problem.file === file);

/** The text after the fix of its names. */
const fixed = (text: string) => {
  const [problem] = problemsOf(text);
  expect(problem).toMatchObject({
    code: 'SITE-240',
    severity: 'improvable',
    fix: { certain: true },
  });
  return applyEdits(text, problem!.fix!.edits);
};

const commentsIn = (text: string) => (text.match(/\/\/[^\r\n]*|\/\*[^]*?\*\//g) ?? []).toSorted();

test('a former theme is reported once, as what can be improved, and nothing else of it', () => {
  expect(problemsOf(former).map(({ code }) => code)).toEqual(['SITE-240']);
  expect(problemsOf(today)).toEqual([]);
});

test('the fix writes the theme as it is today', () => {
  expect(fixed(former)).toMatch(/\n {6}background: \{\n {8}default: '#FBFAF6',\n/);
  expect(configValue(file, fixed(former))).toEqual(agency);
  expect(problemsOf(fixed(former))).toEqual([]);
});

const lines = formerLines(light).trimEnd().split('\n');
const shuffled = [3, 9, 0, 15, 6, 12, 1, 4, 10, 7, 13, 2, 5, 11, 8, 14].map((at) => lines[at]);

const layouts: [string, string][] = [
  ['a remark behind each line', lines.map((line) => `${line} // ${line.trim()[0]}\n`).join('')],
  ['a remark above each line', lines.map((line, at) => `      /* no ${at} */\n${line}\n`).join('')],
  [
    'remarks of several lines',
    lines.map((line) => `      /*\n       * a\n       */\n${line}\n`).join(''),
  ],
  ['blank lines', lines.map((line) => `\n${line}\n`).join('')],
  ['lines in any order', `${shuffled.join('\n // next\n')}\n`],
  ['a remark before a comma', lines.map((line) => line.replace(',', ' /* ours */,\n')).join('')],
  ['no comma at the end', `${lines.join('\n').slice(0, -1)} // last\n`],
  ['names in quotes', lines.map((line) => line.replace(/(\w+):/, "'$1':\n")).join('')],
  ['a last remark', `${lines.join('\n')}\n      // that is all\n`],
];

test.each(layouts)('the fix keeps %s', (_, scheme) => {
  const text = withLight(`\n${scheme}`);
  const after = fixed(text);
  expect(configValue(file, after)).toEqual(agency);
  expect(readLiteral(after).findings).toEqual([]);
  expect(problemsOf(after)).toEqual([]);
  const rest = (whole: string) => whole.slice(whole.indexOf('    dark: {'));
  expect(rest(after)).toBe(rest(text));
  expect(commentsIn(after).map((each) => each.replaceAll(/\s+/g, ' '))).toEqual(
    commentsIn(text).map((each) => each.replaceAll(/\s+/g, ' ')),
  );
});

test.each([
  ['one line', (scheme: string) => ` ${scheme.trim().replaceAll(/\n\s*/g, ' ').slice(0, -1)} `],
  [
    'two lines',
    (scheme: string) => scheme.trim().replace(/\n\s*/g, ' ').replace("',", "', // a\n"),
  ],
  [
    'lines with remarks, from the first on',
    (scheme: string) => ` ${scheme.trim().replaceAll('\n', ' // a\n')} // a\n`,
  ],
])('colours on %s are written under the names of today', (_, change) => {
  const after = fixed(withLight(change(formerLines(light))));
  expect(configValue(file, after)).toEqual(agency);
  expect(readLiteral(after).findings).toEqual([]);
});

test('line ends and tabs stay as they are', () => {
  const odd = former.replaceAll('\n', '\r\n').replaceAll('  ', '\t');
  const after = fixed(odd);
  expect(configValue(file, after)).toEqual(agency);
  expect(after).not.toMatch(/[^\r]\n/);
  expect(after).toContain('\r\n\t\t\tbackground: {\r\n\t\t\t\tdefault: ');
});

test('what is wrong in a former theme is answered in its own names', () => {
  const changed = (from: string, to: string) => {
    expect(former).toContain(from);
    const [problem, ...others] = problemsOf(former.replace(from, to)).filter(
      ({ severity }) => severity === 'error',
    );
    expect(others).toEqual([]);
    return problem;
  };
  expect(changed("      muted: '#5A6B63',\n", '')).toMatchObject({
    code: 'SITE-022',
    message: '“muted” is missing.',
    suggestion: "muted: '…'",
  });
  expect(changed('surface:', 'surfase:')).toMatchObject({
    code: 'SITE-020',
    suggestion: 'surface:',
  });
  expect(changed("tint: '#F1EFE6'", "tint: '#F1EFE'")).toMatchObject({
    code: 'SITE-034',
    path: 'color.light.tint',
  });
  expect(changed("body: '#3C4F47'", "body: '#9AA8A0'")?.message).toMatch(/^“body” on “tint” /);
  expect(changed("paper: '#FBFAF6'", "paper: '#20302A'")).toMatchObject({
    code: 'SITE-112',
    path: 'color.light.paper',
  });
  expect(changed('color: {', 'colour: {')).toMatchObject({ code: 'SITE-020', path: 'colour' });
});

test('a former name beside those of today is an error that says what is allowed', () => {
  const text = today.replace('    light: {\n', "    light: {\n      paper: '#FBFAF6',\n");
  const [problem, ...others] = problemsOf(text);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'SITE-241', path: 'color.light.paper' });
  expect(problem?.message).toContain('“background.default”');
  expect(problem?.allowed).toContain('primary, secondary, error, text, background');
  expect(problem?.fix).toBeUndefined();
  expect(problem?.example).toMatch(/^background: \{/);
});
