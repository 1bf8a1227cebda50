import type { Schema } from 'yup';
import { routesContract } from '../../src/contract/routes';
import { siteContract } from '../../src/contract/site';
import { themeContract } from '../../src/contract/theme';
import { formContract } from '../../src/form/form-contract';
import { pageContract } from '../../src/sections/page-contract';
import { syntax } from './catalogue/syntax';
import { checkForm } from './check-form';
import { doubledHeads, longHeads } from './check-heads';
import { checkLinksToPages } from './check-links-to-pages';
import { checkPage } from './check-page';
import { checkPictures } from './check-pictures';
import { checkReferences } from './check-references';
import { checkSamples } from './check-samples';
import { checkTheme } from './check-theme';
import type { ConfigSources } from './config-files';
import { explain, explainWritten, lineOf } from './explain';
import type { ExampleAt } from './example-at';
import type { FileFinding, Finding } from './finding';
import type { Problem } from './problem';
import { readLiteral, type ReadFile } from './read-literal';
import { shapeFindings } from './shape-findings';

const contractOf = (file: string): Schema | undefined => {
  if (file === 'config/site.ts') return siteContract;
  if (file === 'config/theme.ts') return themeContract;
  if (file === 'config/routes.ts') return routesContract;
  if (/^config\/pages\/[a-z][a-z0-9-]*\.ts$/.test(file)) return pageContract;
  if (/^config\/forms\/[a-z][a-z0-9-]*\.ts$/.test(file)) return formContract;
  return undefined;
};

const needed = ['config/site.ts', 'config/theme.ts', 'config/routes.ts'];

const nothing: ReadFile = {
  value: undefined,
  spanOf: () => ({ start: 0, end: 1 }),
  has: () => false,
  findings: [],
  unread: [],
  readable: false,
};

const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** What is known of one file by itself. Nothing is said of what could not be read. */
const findingsOf = (file: string, { value, unread }: ReadFile, contract: Schema): Finding[] =>
  [
    ...shapeFindings(value, contract),
    ...(file.startsWith('config/forms/') ? checkForm(value) : []),
    ...(file.startsWith('config/pages/') ? checkPage(value) : []),
    ...(file === 'config/theme.ts' ? checkTheme(value) : []),
    ...checkSamples(value),
  ].filter(({ path }) => !unread.some((outer) => isWithin(path, outer)));

/** What one mistake makes look like others: the one that says most about it is told. */
const withoutEchoes = (findings: FileFinding[]): FileFinding[] => {
  const shapes = new Set(
    findings
      .filter(({ error }) => error === 'wrongForm' || error === 'emptyText')
      .map(({ file, path }) => `${file} ${path}`),
  );
  return findings.filter(
    ({ file, path, error }) =>
      error === 'wrongForm' || error === 'emptyText' || !shapes.has(`${file} ${path}`),
  );
};

/** What the project holds beside its config; nothing is said of what is not given. */
export type Surroundings = {
  /** The addresses of the pictures in public/. */
  pictures?: readonly string[];
  exampleAt?: ExampleAt;
};

/** Where a part of a file could not be read for certain, nothing in it is mended without a person. */
const asCertainAsRead = (problems: Problem[], read: ReadonlyMap<string, ReadFile>): Problem[] =>
  problems.map((problem) => {
    const { findings = [] } = read.get(problem.file) ?? {};
    const isRead = findings.every(({ error, fix }) => !(error in syntax) || fix?.certain);
    return isRead || !problem.fix
      ? problem
      : { ...problem, fix: { ...problem.fix, certain: false } };
  });

/**
 * Everything that is wrong with the config whose files are given by path, in the order of the
 * files. Pure: reads nothing else, so that it serves the command, the build and the dev server.
 */
export const checkConfig = (
  sources: ConfigSources,
  { pictures, exampleAt }: Surroundings = {},
): Problem[] => {
  const read = new Map<string, ReadFile>();
  const values = new Map<string, unknown>();
  const findings: FileFinding[] = needed
    .filter((file) => !(file in sources))
    .map((file) => ({ file, error: 'missingFile', path: '' }));

  for (const [file, source] of Object.entries(sources)) {
    const contract = contractOf(file);
    if (!contract) {
      findings.push({ file, error: 'unreadFile', path: '' });
      continue;
    }
    const literal = readLiteral(source);
    read.set(file, literal);
    if (!literal.readable) continue;
    values.set(file, literal.value);
    findings.push(...findingsOf(file, literal, contract).map((each) => ({ file, ...each })));
  }
  findings.push(
    ...checkReferences(values, Object.keys(sources)),
    ...checkLinksToPages(values),
    ...(pictures ? checkPictures(values, pictures) : []),
    ...doubledHeads(values),
    ...longHeads(values),
  );

  const from = (file: string) => ({
    file,
    source: sources[file] ?? '',
    read: read.get(file) ?? nothing,
    exampleAt,
  });
  const problems = [
    ...[...read].flatMap(([file, { findings: written }]) =>
      written.map((finding) => explainWritten(finding, from(file))),
    ),
    ...withoutEchoes(findings).map(({ file, see, ...finding }) => ({
      ...explain(finding, from(file)),
      ...(see && { see: lineOf(see.path, from(see.file)) }),
    })),
  ];
  return asCertainAsRead(problems, read);
};
