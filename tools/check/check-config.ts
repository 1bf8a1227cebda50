import { dayOf } from '../posts/day-of';
import { errors, type ErrorName } from './catalogue/errors';
import { syntax } from './catalogue/syntax';
import { checkFile } from './check-file';
import { checkFonts } from './checks/check-fonts';
import { doubledHeads, longHeads } from './checks/check-heads';
import { checkLinksToPages } from './checks/check-links-to-pages';
import { checkMedia } from './checks/check-media';
import { checkPhotos } from './checks/check-photos';
import { checkPictures } from './checks/check-pictures';
import { checkReferences, targetsIn } from './checks/check-references';
import { checkSections } from './checks/check-sections';
import { strayFile } from './checks/stray-file';
import { writtenAt, type FileFinding, type Finding } from './finding';
import { proveFixes } from './fix/prove-fixes';
import type { Problem } from './problem';
import type { ConfigSources } from './read/config-files';
import { keyOf, parentOf, valueAt } from './read/paths';
import type { PictureFacts } from './read/picture-facts';
import type { ReadFile, WrittenFinding } from './read/read-literal';
import { textOf } from './read/values';
import { withLikelyAddress } from './shape/likely-addresses';
import type { ExampleAt } from './tell/example-at';
import { explain, explainWritten, lineOf } from './tell/explain';
import { joinProblems } from './tell/join-problems';
import { withLookAlike } from './tell/with-look-alike';

const needed = ['config/site.ts', 'config/theme.ts', 'config/routes.ts'];

const nothing: ReadFile = {
  value: undefined,
  spanOf: () => ({ start: 0, end: 1 }),
  has: () => false,
  findings: [],
  unread: [],
  lacking: [],
  readable: false,
};

/** What says most about the entry where it is found. */
const telling: ErrorName[] = [
  ...(['wrongForm', 'emptyText', 'ruleInField', 'shortTime'] as const),
  ...(['commaInAddress', 'pictureFormat', 'otherWords'] as const),
];

/** What one mistake makes look like others: the one that says most about it is told. */
const withoutEchoes = (findings: FileFinding[]): FileFinding[] => {
  const told = new Set(
    findings
      .filter(({ error }) => telling.includes(error))
      .map(({ file, path }) => `${file} ${path}`),
  );
  const isError = ({ error }: FileFinding) => errors[error].severity === 'error';
  const wrong = new Set(findings.filter(isError).map(({ file, path }) => `${file} ${path}`));
  return findings.filter((finding) => {
    const at = `${finding.file} ${finding.path}`;
    // What is wrong need not be made one's own as it is.
    const isSample = finding.error === 'sampleDetail' && wrong.has(at);
    return !isSample && (telling.includes(finding.error) || !told.has(at));
  });
};

/** 100+ where a number is expected needs no quotes: only the number is told, or the group for a word. */
const withoutQuotesFor = (slips: WrittenFinding[], findings: Finding[]): WrittenFinding[] => {
  const others = findings
    .filter(({ error, fix }) => error === 'notNumber' || (fix && /^not[FLG]/.test(error)))
    .map(({ path }) => path);
  const isWord = ({ error, path }: WrittenFinding) =>
    error === 'unquoted' || (error === 'notPlain' && path.endsWith(']'));
  return slips.filter((slip) => !isWord(slip) || !others.includes(slip.path));
};

/** Where the check's own … was copied, it is told once for a group, and nothing else of these places. */
const withoutDots = (findings: FileFinding[], read: ReadonlyMap<string, ReadFile>) => {
  const isDots = ({ file, path }: FileFinding) => {
    const value = valueAt(read.get(file)?.value, path);
    return typeof value === 'string' && /^\s*(?:…|\.{3})\s*$/.test(value);
  };
  const groupOf = ({ file, path }: FileFinding) => `${file} ${parentOf(path)}`;
  const told = new Set<string>();
  for (const [file, { findings: slips }] of read) {
    for (const { error, path } of slips) {
      if (error === 'copiedDots') told.add(groupOf({ error, file, path }));
    }
  }
  const wrong = findings.filter((each) => isDots(each) && each.error !== 'fillerText').map(groupOf);
  return findings.flatMap((finding): FileFinding[] => {
    const group = groupOf(finding);
    if (!isDots(finding) || !(wrong.includes(group) || told.has(group))) return [finding];
    if (told.has(group) || finding.error === 'fillerText') return [];
    told.add(group);
    return [{ file: finding.file, path: finding.path, error: 'copiedDots' }];
  });
};

/** What the project holds beside its config; nothing is said of what is not given. */
export type Surroundings = {
  /** The addresses of the pictures in public/. */
  pictures?: readonly string[];
  /** What the file of such an address is. */
  factsOf?: (address: string) => PictureFacts | undefined;
  /** The addresses of the videos and captions in public/. */
  media?: readonly string[];
  /** As 2026-03-31. */
  today?: string;
  /** The addresses of all files in public/. */
  files?: readonly string[];
  /** The fonts that the project has, as CSS calls them. */
  fonts?: readonly string[];
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

/** Everything that is wrong, with what may have been meant. */
const findProblems = (
  sources: ConfigSources,
  {
    pictures,
    files: links,
    factsOf,
    media,
    fonts,
    today = dayOf(new Date()),
    exampleAt,
  }: Surroundings = {},
): Problem[] => {
  const read = new Map<string, ReadFile>();
  const values = new Map<string, unknown>();
  const written = new Map<string, (path: string) => string>();
  const findings: FileFinding[] = [];
  const lost: string[] = [];

  for (const [file, source] of Object.entries(sources)) {
    const stray = strayFile(file, sources);
    const checked = stray ? undefined : checkFile(file, source);
    if (stray) findings.push(stray.finding);
    if (stray?.meant !== undefined) lost.push(stray.meant);
    if (!checked) continue;
    read.set(file, checked.read);
    // What refers to an entry that could not be read would be told as wrong.
    const isWhole = checked.read.readable && checked.read.lacking.length === 0;
    if (isWhole) values.set(file, checked.value);
    written.set(file, checked.asWritten);
    findings.push(...checked.findings.map((each) => ({ file, ...each })));
  }
  const known = { read: [...read.keys()], lost };
  const between = [
    ...needed
      .filter((file) => !(file in sources) && !lost.includes(file))
      .map((file): FileFinding => ({ file, error: 'missingFile', path: '' })),
    ...checkReferences(values, { ...known, links }),
    ...checkLinksToPages(values, [...known.read, ...lost]),
    ...(pictures ? checkPictures(values, pictures) : []),
    ...(factsOf ? checkPhotos(values, factsOf) : []),
    ...(media ? checkMedia(values, media) : []),
    ...(fonts ? checkFonts(values, fonts) : []),
    ...checkSections(values, today),
    ...doubledHeads(values),
    ...longHeads(values),
  ];
  const asWritten = (file: string, path: string) => written.get(file)?.(path) ?? path;
  findings.push(
    ...between.map((finding) => writtenAt(finding, (path) => asWritten(finding.file, path))),
  );

  const from = (file: string) => ({
    file,
    source: sources[file] ?? '',
    read: read.get(file) ?? nothing,
    exampleAt,
  });
  const lineIn = (file: string, path: string) => lineOf(asWritten(file, path), from(file));
  const addresses = {
    targets: targetsIn(values, links),
    pictures,
    valueOf: (file: string) => read.get(file)?.value,
  };
  const likely = (finding: FileFinding) => withLikelyAddress(finding, addresses);
  const writtenWord = ({ file, path, at }: FileFinding) =>
    at === 'key' ? keyOf(path) : (textOf(valueAt(read.get(file)?.value, path)) ?? '');
  const ofFile = (file: string) => findings.filter((each) => each.file === file);
  const problems = [
    ...[...read].flatMap(([file, { findings: slips }]) =>
      withoutQuotesFor(slips, ofFile(file)).map((finding) => explainWritten(finding, from(file))),
    ),
    ...withoutDots(withoutEchoes(findings), read)
      .map(likely)
      .map((finding) => withLookAlike(finding, writtenWord(finding)))
      .map(({ file, see, ...finding }) => ({
        ...explain(finding, from(file)),
        ...(see && { see: lineIn(see.file ?? file, see.path) }),
      })),
  ];
  return joinProblems(asCertainAsRead(problems, read));
};

/**
 * Everything that is wrong with the config whose files are given by path, in the order of the
 * files. Pure: reads nothing else, so that it serves the command, the build and the dev server.
 */
export const checkConfig = (sources: ConfigSources, around: Surroundings = {}): Problem[] =>
  proveFixes(findProblems(sources, around), sources, (mended) => findProblems(mended, around));
