/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What visitors load asks browsers for nothing newer than the language of 2022 (docs/performance.md): the lists are
 * TypeScript's, which says what each year's language has.
 */
const oldest = 2022;

const libraries = dirname(
  require.resolve('@typescript/old', { paths: [require.resolve('typescript')] }),
);

/** The members that these libraries of TypeScript declare. */
const membersOf = (isAsked: (year: number) => boolean): Set<string> =>
  new Set(
    readdirSync(libraries).flatMap((file) => {
      const [, named] = /^lib\.(es\d+|esnext)(?:\..*)?\.d\.ts$/.exec(file) ?? [];
      const year = named === 'esnext' ? Infinity : named === 'es5' ? 2009 : Number(named?.slice(2));
      if (named === undefined || !isAsked(year === 6 ? 2015 : year)) return [];
      const declared = readFileSync(join(libraries, file), 'utf8').matchAll(
        /^ {4}(?:readonly )?(?:get )?([a-z]\w+)\??\s*[(:<]/gm,
      );
      return [...declared].map(([, name = '']) => name);
    }),
  );

const known = membersOf((year) => year <= oldest);
// Names of other things as well, such as media and schemas.
const ambiguous = new Set([
  'with',
  'try',
  'union',
  'error',
  'parse',
  'stack',
  'dispose',
  'move',
  'use',
  'pause',
]);
const newer = [...membersOf((year) => year > oldest)].filter(
  (name) => !known.has(name) && !ambiguous.has(name),
);

/** Not loaded by visitors: the editor, the gallery, tests, schemas, and changes of config, which the check reads. */
const isOfVisitors = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.|^(?:editor|gallery)\/|\/testing\/|^schema\/(?:redirect\.ts$|values\/(?!group|same-value))/.test(
    file,
  );

const sources = (readdirSync(__dirname, { recursive: true }) as string[])
  .map((file) => relative(__dirname, join(__dirname, file)))
  .filter(isOfVisitors)
  .map((file) => [file, readFileSync(join(__dirname, file), 'utf8')] as const);

test('the built-ins of later years are known', () => {
  expect(newer).toEqual(
    expect.arrayContaining(['toSorted', 'toSpliced', 'findLast', 'findLastIndex', 'groupBy']),
  );
  expect(newer).not.toContain('replaceAll');
});

test('what visitors load calls no built-in, and has no pattern, that the oldest browsers do not know', () => {
  const call = new RegExp(String.raw`\.(?:${newer.join('|')})\b\s*[(<]`, 'g');
  // Safari reads look-behind from 16.4 on; without it, it reads nothing of the file.
  const pattern = /\(\?<[=!]|\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/g;
  const found = sources.flatMap(([file, source]) =>
    [call, pattern].flatMap((each) => source.match(each) ?? []).map((each) => `${file}: ${each}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
