import { routesFile, siteFile, themeFile } from '../../src/schema/config-files';
import { dayIn } from '../../src/schema/days';
import { isTimeZone } from '../../src/schema/known-codes';
import { keyOf, valueAt } from '../../src/schema/values/paths';
import { type ConfigSources, configValue, type ReadFile, writtenValues } from '../config-files';
import { limits } from '../config-values/limits';
import { isLinkAt } from '../config-values/links';
import { sharedValuesOf } from '../config-values/shared-values';
import { languagesOfSite, wantedLanguage } from '../config-values/site-in-language';
import { groupOf, textOf } from '../config-values/values';
import { errors } from '../problems/catalogue/errors';
import { becomes, type FileFinding, type Problem, writtenAt } from '../problems/problem';
import { wordsOfLinksElsewhere } from '../resolved-site/links-elsewhere';
import { notInLanguage } from '../resolved-site/not-in-language';
import { resolvedSources } from '../resolved-site/read-site-config';
import { type ResolvedConfig, withMadePages } from '../resolved-site/resolve-config';
import { siteLanguageOf } from '../resolved-site/with-usual-words';
import type { PictureFacts } from '../site-files';
import { checkFile, checkMadePage } from './check-file';
import { besideMain } from './checks/beside-main';
import { pastDays } from './checks/check-days';
import { checkUnread, strayFile, type Unread, withRefused } from './checks/check-files';
import { namesByLanguage, unsaidIn } from './checks/check-languages';
import { likelyLink } from './checks/check-link';
import { checkLists } from './checks/check-lists';
import { checkLooks } from './checks/check-looks';
import { checkMadePages } from './checks/check-made-pages';
import { checkOpenings } from './checks/check-openings';
import { doubledHeads, longHeads, thriceAlike } from './checks/check-pages';
import { checkPhotos, isPictureAt, likelyPath, missingFiles } from './checks/check-pictures';
import { checkReferences, targetsIn } from './checks/check-references';
import { checkSections } from './checks/check-sections';
import { checkFonts, checkOpticalSizes, unseenLogo } from './checks/check-theme';
import { checkLinksToPages } from './checks/check-unused';
import { unusedValues } from './checks/check-values';
import { checkEntryOptions } from './checks/form/check-entry-options';
import { rulesWithoutHours } from './checks/form/rules-without-hours';
import { proveFixes } from './fix/prove-fixes';
import {
  asCertainAsRead,
  joinProblems,
  withLookAlike,
  withoutEchoes,
  withoutQuotesFor,
} from './report/deduplicate';
import type { ExampleAt } from './report/examples';
import { explain, lineOf, problemOf } from './report/explain';

const needed = [siteFile, themeFile, routesFile];

/** Of each language it says something else. */
const lacking: readonly string[] = [errors.lacksTexts.code, errors.sentencesForAll.code];
/** What is used, if one language alone uses it. */
const unused: readonly string[] = [
  errors.unusedValue.code,
  errors.unusedForm.code,
  errors.pageWithoutPath.code,
  errors.openNowUnseen.code,
];
/** What is told of a whole file, beside its title: that of each language is another place. */
const ofFile: readonly string[] = [errors.unusedForm.code, errors.unlinkedPage.code];

/** The names of the grounds of the site's theme, whatever else is wrong there. */
const groundsIn = (theme: string | undefined) =>
  Object.keys(groupOf(theme === undefined ? {} : groupOf(configValue(themeFile, theme)).grounds));

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
  /** Those of them that have a cut for each size. */
  optical?: readonly string[];
  unread?: Unread;
  exampleAt?: ExampleAt;
};

const timeZoneOf = (site: unknown) => {
  const name = textOf(valueAt(site, 'timeZone'));
  return name !== undefined && isTimeZone(name) ? name : undefined;
};

/** Of findings about the same the first. */
const withoutTwins = (found: readonly FileFinding[]): FileFinding[] => {
  const seen = new Set<string>();
  return found.filter(({ file, path, error, parts }) => {
    const one = JSON.stringify([file, path, error, parts]);
    return !seen.has(one) && seen.add(one);
  });
};

/** Findings at the places where what they speak of is written, each once; what is not there cannot be repaired. */
const ofResolved = ({ placeOf }: ResolvedConfig, found: readonly FileFinding[]): FileFinding[] => {
  const placed = found.map((finding) => {
    const { see } = finding;
    const place = placeOf(finding);
    const other = see && placeOf({ file: see.file ?? finding.file, path: see.path });
    const isAsWritten =
      place.file === finding.file && place.path === finding.path && other?.path === see?.path;
    const { fix: _, certain: _certain, ...rest } = finding;
    return isAsWritten ? finding : { ...rest, ...place, ...(other && { see: other }) };
  });
  // What is told where it is written may have a repair.
  const asWritten = found.filter((finding, index) => placed[index] === finding);
  return withoutTwins([...asWritten, ...placed.filter((each) => !found.includes(each))]);
};

/** Everything that is wrong in the main language of the site, or in another one beside it, with likely repairs. */
const findInLanguage = (
  sources: ConfigSources,
  {
    pictures,
    files: links,
    factsOf,
    media,
    fonts,
    optical,
    unread = { refused: [], hidden: [] },
    today: givenDay,
    exampleAt,
  }: CheckContext = {},
  other?: { key: string; main: ResolvedConfig },
): Problem[] => {
  const read = new Map<string, ReadFile>();
  const values = new Map<string, unknown>();
  const placesAsWritten = new Map<string, (path: string) => string>();
  const inFiles: FileFinding[] = [];
  const lost: string[] = unread.refused.map(({ file }) => file);

  const site = sources[siteFile];
  const siteAsWritten = site === undefined ? undefined : configValue(siteFile, site);
  const wanted = wantedLanguage(siteAsWritten, other?.key);
  const writtenFiles = other && writtenValues(sources);
  const unworded = { values: {}, language: '', grounds: [] };
  const written =
    site === undefined ? undefined : checkFile(siteFile, site, { ...unworded, wanted })?.value;
  const shared = sharedValuesOf(written);
  const grounds = groundsIn(sources[themeFile]);
  const ofSite = {
    values: shared,
    language: siteLanguageOf(written),
    grounds,
    wanted,
    namesByLanguage: namesByLanguage(siteAsWritten, wanted?.languages ?? []),
    unread:
      wanted && writtenFiles
        ? [...notInLanguage(writtenFiles, wanted), ...wordsOfLinksElsewhere(writtenFiles, wanted)]
        : [],
  };
  const used = new Set<string>();

  for (const [file, source] of Object.entries(sources)) {
    const stray = strayFile(file, sources);
    const checked = stray ? undefined : checkFile(file, source, ofSite);
    if (stray) inFiles.push(stray.finding);
    if (stray?.meant !== undefined) lost.push(stray.meant);
    if (!checked) continue;
    read.set(file, checked.read);
    // References to an entry that could not be read would be reported as wrong.
    const isWhole = checked.read.readable && checked.read.lacking.length === 0;
    if (isWhole) values.set(file, checked.value);
    placesAsWritten.set(file, checked.asWritten);
    checked.used.forEach((name) => used.add(name));
    for (const each of checked.findings) inFiles.push({ file, ...each });
  }
  const today = givenDay ?? dayIn(timeZoneOf(values.get(siteFile)), new Date());
  const inMain = other &&
    writtenFiles && {
      collections: other.main.collections,
      written: writtenFiles,
      routes: other.main.values.get(routesFile),
    };
  const inOne = withMadePages(values, { today, inMain });
  const beside = wanted && other && besideMain(sources, other.main, wanted);
  // What a language lacks in a page that it does not have is no mistake.
  const findings = inFiles.filter(
    ({ file, error }) => error !== 'lacksTexts' || !beside?.lacks(file),
  );
  const resolved = beside ? { ...inOne, values: beside.valuesOf(inOne.values) } : inOne;
  for (const page of resolved.made) page.used.forEach((name) => used.add(name));
  const isRead = (file: string) =>
    !resolved.templates.includes(file) && (!beside || !beside.lacks(file));
  const known = {
    read: [...[...read.keys()].filter(isRead), ...resolved.made.map(({ file }) => file)],
    lost,
  };
  const ofMade = checkMadePages(values, resolved, {
    check: checkMadePage(grounds),
    shared: Object.keys(shared),
  }).filter(
    ({ file, path, error }) =>
      !findings.some((each) => each.file === file && each.path === path && each.error === error),
  );
  const options = checkEntryOptions(values, resolved, {
    shared: Object.keys(shared),
    main: other?.main.values,
  });
  // Which languages a page is meant to have is unknown then.
  const hasUnknownLanguage = findings.some(
    ({ file, error }) => file === routesFile && error === 'notALanguage',
  );
  const between = [
    ...needed
      .filter((file) => !(file in sources) && !lost.includes(file))
      .map((file): FileFinding => ({ file, error: 'missingFile', path: '' })),
    ...ofMade,
    ...options.written,
    ...rulesWithoutHours(resolved.values),
    ...(read.size === values.size ? unusedValues(shared, used) : []),
    ...ofResolved(resolved, [
      ...checkReferences(resolved.values, { ...known, links, beside }),
      ...checkLinksToPages(resolved.values, { files: [...known.read, ...lost], today }),
      ...missingFiles(resolved.values, { pictures, media }),
      ...(factsOf ? checkPhotos(resolved.values, factsOf) : []),
      ...(fonts ? checkFonts(resolved.values, fonts) : []),
      ...(optical ? checkOpticalSizes(resolved.values, optical) : []),
      ...unseenLogo(resolved.values),
      ...thriceAlike(resolved.values),
      ...checkSections(resolved.values, today),
      ...checkOpenings(resolved.values, factsOf),
      ...checkLooks(resolved.values),
      ...options.made,
      ...checkLists(resolved),
      ...pastDays(resolved.values, today),
      ...doubledHeads(resolved.values),
      ...longHeads(resolved.values),
    ]),
  ];
  const asWritten = (file: string, path: string) => placesAsWritten.get(file)?.(path) ?? path;
  findings.push(...checkUnread(unread));
  if (beside && wanted && read.size === values.size && !hasUnknownLanguage) {
    const asRead = new Map([...read].map(([file, { value }]) => [file, value]));
    findings.push(...unsaidIn(asRead, wanted, { lacks: beside.lacks, unread: ofSite.unread }));
  }

  const hasMisplacedHome = findings.some(({ error }) => error === 'misplacedFirstPage');
  const isTold = (finding: FileFinding) =>
    !beside?.isOfMain(finding) && !(hasMisplacedHome && finding.error === 'noStartPage');
  for (const finding of withRefused(between, values, unread).filter(isTold)) {
    findings.push(writtenAt(finding, (path) => asWritten(finding.file, path)));
  }

  const from = (file: string) => ({
    file,
    source: sources[file] ?? '',
    read: read.get(file) ?? nothing,
    exampleAt,
  });
  const lineIn = (file: string, path: string) => lineOf(asWritten(file, path), from(file));
  const targets = targetsIn(resolved.values, links, beside);
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
  const kept = withoutEchoes(findings);
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

/** Everything that is wrong in any language of the site: what is so in several of them once. */
const findProblems = (sources: ConfigSources, around: CheckContext): Problem[] => {
  const main = findInLanguage(sources, around);
  const site = sources[siteFile];
  const others = site === undefined ? [] : languagesOfSite(configValue(siteFile, site)).slice(1);
  const idOf = ({ file, path, code, message }: Problem) => {
    if (ofFile.includes(code)) return JSON.stringify([file, code]);
    return JSON.stringify(lacking.includes(code) ? [file, code, message] : [file, path, code]);
  };
  if (others.length === 0) return main;
  const inMain = resolvedSources(sources);
  const found = others.map(({ key }) => findInLanguage(sources, around, { key, main: inMain }));
  /** A value that one language alone says is used, and so is a form that one alone shows. */
  const isUsed = (problem: Problem) =>
    unused.includes(problem.code) &&
    [main, ...found].some((all) => !all.some((each) => idOf(each) === idOf(problem)));
  const known = new Set(main.map(idOf));
  const more = found.flatMap((all) =>
    all.filter((problem) => {
      const id = idOf(problem);
      return !known.has(id) && known.add(id);
    }),
  );
  return joinProblems([...main, ...more].filter((problem) => !isUsed(problem)));
};

/**
 * Everything that is wrong with the config whose files are given by path, in the order of the files.
 * Pure: reads nothing else, so it serves the command, the build and the dev server.
 */
export const checkConfig = (sources: ConfigSources, around: CheckContext = {}): Problem[] =>
  proveFixes(findProblems(sources, around), sources, (repaired) => findProblems(repaired, around));
