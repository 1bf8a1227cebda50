import { dayIn } from '../../src/schema/days';
import { isTimeZone } from '../../src/schema/known-codes';
import type { ConfigSources } from '../config-reader/config-files';
import { limits } from '../config-reader/limits';
import type { ReadFile } from '../config-reader/note-taker';
import type { PictureFacts } from '../config-reader/public-files';
import { keyOf, textOf, valueAt } from '../config-reader/values';
import { becomes, type FileFinding, type Problem, writtenAt } from '../problems/problem';
import { checkFile } from './check-file';
import { pastDays } from './checks/check-days';
import { checkUnread, strayFile, type Unread, withRefused } from './checks/check-files';
import { isLinkAt, likelyLink } from './checks/check-link';
import { doubledHeads, longHeads } from './checks/check-pages';
import { checkPhotos, isPictureAt, likelyPath, missingFiles } from './checks/check-pictures';
import { checkReferences, targetsIn } from './checks/check-references';
import { checkSections } from './checks/check-sections';
import { checkFonts } from './checks/check-theme';
import { checkLinksToPages } from './checks/check-unused';
import { proveFixes } from './fix/prove-fixes';
import {
  asCertainAsRead,
  joinProblems,
  withLookAlike,
  withoutDots,
  withoutEchoes,
  withoutQuotesFor,
} from './report/deduplicate';
import type { ExampleAt } from './report/examples';
import { explain, lineOf, problemOf } from './report/explain';

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

/** What the project holds beside its config; what is not given is not checked. */
export type CheckContext = {
  /** The addresses of the pictures in public/. */
  pictures?: readonly string[];
  /** The facts of the file at such an address. */
  factsOf?: (address: string) => PictureFacts | undefined;
  /** The addresses of the videos and captions in public/. */
  media?: readonly string[];
  /** As 2026-03-31. */
  today?: string;
  /** The addresses of all files in public/. */
  files?: readonly string[];
  /** The fonts that the project has, as CSS calls them. */
  fonts?: readonly string[];
  unread?: Unread;
  exampleAt?: ExampleAt;
};

const timeZoneOf = (site: unknown) => {
  const name = textOf(valueAt(site, 'timeZone'));
  return name !== undefined && isTimeZone(name) ? name : undefined;
};

/** Everything that is wrong, with likely repairs. */
const findProblems = (
  sources: ConfigSources,
  {
    pictures,
    files: links,
    factsOf,
    media,
    fonts,
    unread = { refused: [], hidden: [] },
    today: givenDay,
    exampleAt,
  }: CheckContext = {},
): Problem[] => {
  const read = new Map<string, ReadFile>();
  const values = new Map<string, unknown>();
  const written = new Map<string, (path: string) => string>();
  const findings: FileFinding[] = [];
  const lost: string[] = unread.refused.map(({ file }) => file);

  for (const [file, source] of Object.entries(sources)) {
    const stray = strayFile(file, sources);
    const checked = stray ? undefined : checkFile(file, source);
    if (stray) findings.push(stray.finding);
    if (stray?.meant !== undefined) lost.push(stray.meant);
    if (!checked) continue;
    read.set(file, checked.read);
    // References to an entry that could not be read would be reported as wrong.
    const isWhole = checked.read.readable && checked.read.lacking.length === 0;
    if (isWhole) values.set(file, checked.value);
    written.set(file, checked.asWritten);
    for (const each of checked.findings) findings.push({ file, ...each });
  }
  const known = { read: [...read.keys()], lost };
  const today = givenDay ?? dayIn(timeZoneOf(values.get('config/site.ts')), new Date());
  const between = [
    ...needed
      .filter((file) => !(file in sources) && !lost.includes(file))
      .map((file): FileFinding => ({ file, error: 'missingFile', path: '' })),
    ...checkReferences(values, { ...known, links }),
    ...checkLinksToPages(values, { files: [...known.read, ...lost], today }),
    ...missingFiles(values, { pictures, media }),
    ...(factsOf ? checkPhotos(values, factsOf) : []),
    ...(fonts ? checkFonts(values, fonts) : []),
    ...checkSections(values, today),
    ...pastDays(values, today),
    ...doubledHeads(values),
    ...longHeads(values),
  ];
  const asWritten = (file: string, path: string) => written.get(file)?.(path) ?? path;
  findings.push(...checkUnread(unread));
  for (const finding of withRefused(between, values, unread)) {
    findings.push(writtenAt(finding, (path) => asWritten(finding.file, path)));
  }

  const from = (file: string) => ({
    file,
    source: sources[file] ?? '',
    read: read.get(file) ?? nothing,
    exampleAt,
  });
  const lineIn = (file: string, path: string) => lineOf(asWritten(file, path), from(file));
  const targets = targetsIn(values, links);
  /** The suggestion of a schema may lead nowhere, where the site's own files and pages show what was meant. */
  const likely = (finding: FileFinding): FileFinding => {
    const { error, file, path } = finding;
    const isText = error === 'wrongForm' || error === 'pictureFormat';
    const word = isText ? textOf(valueAt(read.get(file)?.value, path)) : undefined;
    if (word === undefined) return finding;
    const meant =
      isPictureAt(path) && pictures
        ? likelyPath(finding, word, pictures)
        : isLinkAt(path)
          ? likelyLink(finding, word, targets)
          : finding.suggestion;
    return meant === finding.suggestion ? finding : { ...finding, ...becomes(meant) };
  };
  const writtenWord = ({ file, path, at }: FileFinding) =>
    at === 'key' ? keyOf(path) : (textOf(valueAt(read.get(file)?.value, path)) ?? '');
  const issues = [...read].flatMap(([file, { findings: all }]) => {
    const own = findings.filter((each) => each.file === file);
    return withoutQuotesFor(all, own).map((finding) => ({ file, finding }));
  });
  const kept = withoutDots(withoutEchoes(findings), read);
  // So much of one file nobody would read on; the last problem says so.
  const counts = new Map<string, number>();
  const isShown = ({ file }: { file: string }) => {
    counts.set(file, (counts.get(file) ?? 0) + 1);
    return (counts.get(file) ?? 0) <= limits.findings;
  };
  const shownIssues = issues.filter(isShown);
  const shown = kept.filter(isShown);
  const parts = { count: String(limits.findings) };
  for (const [file, count] of counts) {
    if (count > limits.findings) shown.push({ file, error: 'more', path: '', parts });
  }
  const problems = [
    ...shownIssues.map(({ file, finding }) => problemOf(finding, from(file))),
    ...shown
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
 * Everything that is wrong with the config whose files are given by path, in the order of the files.
 * Pure: reads nothing else, so it serves the command, the build and the dev server.
 */
export const checkConfig = (sources: ConfigSources, around: CheckContext = {}): Problem[] =>
  proveFixes(findProblems(sources, around), sources, (repaired) => findProblems(repaired, around));
