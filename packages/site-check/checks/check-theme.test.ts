/** @jest-environment node */
import { sources } from '../../../tests/mistakes/agency';
import { checkConfig } from '../check-config';

const [site, theme] = ['config/site.ts', 'config/theme.ts'];

/** What is told of logos of the agency, with these schemes and this logo. */
const told = (schemes: string, dark = ", dark: '/on-dark.svg'") =>
  checkConfig({
    ...sources,
    [theme]: (sources[theme] ?? '').replace("  motif: 'growth',", `  motif: 'growth',${schemes}`),
    [site]: (sources[site] ?? '').replace(
      '  contact: {',
      `  logo: { file: '/logo.svg'${dark}, width: 220, height: 44 },\n  contact: {`,
    ),
  })
    .filter(({ file, path }) => file === site && path.startsWith('logo'))
    .map(({ code, path }) => `${code} ${path}`);

test.each([
  ["schemes: 'light',", undefined, ['SITE-461 logo.dark']],
  ["schemes: 'light',", '', []],
  ["schemes: 'dark',", undefined, []],
  ["schemes: 'both',", undefined, []],
  ['', undefined, []],
])('with %j a logo for dark colours is told %#', (schemes, dark, expected) => {
  expect(told(schemes, dark)).toEqual(expected);
});
