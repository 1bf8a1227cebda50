import { routesFile, siteFile } from '../../src/schema/config-files';
import { dayIn } from '../../src/schema/days';
import { type ConfigSources, configValue } from '../config-files';
import { languagesOfSite } from '../config-values/site-in-language';
import { errors } from '../problems/catalogue/errors';
import { type FileFinding, type Problem, writtenAt } from '../problems/problem';
import { resolvedSources } from '../resolved-site/read-site-config';
import { type ResolvedConfig, timeZoneOf, withMadePages } from '../resolved-site/resolve-config';
import type { CheckContext } from './check-context';
import type { CheckedSite } from './checked-site';
import { type BesideMain, besideMain } from './checks/beside-main';
import { checkUnread, withRefused } from './checks/check-files';
import { unsaidIn } from './checks/check-languages';
import { proveFixes } from './fix/prove-fixes';
import { readSite, type SiteAsRead } from './read-site';
import { joinProblems } from './report/deduplicate';
import { reportProblems } from './report/explain';
import { checksOfShown, checksOfWritten } from './site-checks';

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

type OtherLanguage = { key: string; main: ResolvedConfig };

const shownSite = (
  sources: ConfigSources,
  { around, as, other }: { around: CheckContext; as: SiteAsRead; other: OtherLanguage | undefined },
): CheckedSite => {
  const { values: written, wanted, inAll } = as;
  const today = around.today ?? dayIn(timeZoneOf(written.get(siteFile)), new Date());
  const inMain = other &&
    inAll && {
      collections: other.main.collections,
      written: inAll,
      routes: other.main.values.get(routesFile),
    };
  const inOne = withMadePages(written, { today, inMain });
  const beside = wanted && other && besideMain(sources, other.main, wanted);
  const resolved = beside ? { ...inOne, values: beside.valuesOf(inOne.values) } : inOne;
  const isRead = (file: string) =>
    !resolved.templates.includes(file) && (!beside || !beside.lacks(file));
  const used = new Set([...as.used, ...resolved.made.flatMap((page) => page.used)]);
  return {
    ...around,
    sources,
    written,
    resolved,
    values: resolved.values,
    read: [...[...as.read.keys()].filter(isRead), ...resolved.made.map(({ file }) => file)],
    lost: as.lost,
    shared: as.shared,
    used: as.read.size === written.size ? used : undefined,
    grounds: as.grounds,
    beside,
    main: other?.main.values,
    today,
  };
};

const lackedIn = (
  { read, values, wanted, unread }: SiteAsRead,
  beside: BesideMain | undefined,
  findings: readonly FileFinding[],
): FileFinding[] => {
  // Which languages a page is meant to have is unknown then.
  const hasUnknownLanguage = findings.some(
    ({ file, error }) => file === routesFile && error === 'notALanguage',
  );
  if (!beside || !wanted || read.size !== values.size || hasUnknownLanguage) return [];
  const asRead = new Map([...read].map(([file, { value }]) => [file, value]));
  return unsaidIn(asRead, wanted, { lacks: beside.lacks, unread });
};

/** Everything that is wrong in the main language of the site, or in another one beside it, with likely repairs. */
const findInLanguage = (
  sources: ConfigSources,
  around: CheckContext = {},
  other?: OtherLanguage,
): Problem[] => {
  const { unread = { refused: [], hidden: [] } } = around;
  const as = readSite(sources, unread, other?.key);
  const site = shownSite(sources, { around, as, other });
  const { beside, resolved } = site;
  // What a language lacks in a page that it does not have is no mistake.
  const ofFiles = as.findings.filter(
    ({ file, error }) => error !== 'lacksTexts' || !beside?.lacks(file),
  );
  const isToldOf = ({ file, path, error }: FileFinding) =>
    ofFiles.some((each) => each.file === file && each.path === path && each.error === error);
  const between = [
    ...checksOfWritten.flatMap(({ run }) => run(site)).filter((finding) => !isToldOf(finding)),
    ...ofResolved(
      resolved,
      checksOfShown.flatMap(({ run }) => run(site)),
    ),
  ];
  const findings = [...ofFiles, ...checkUnread(unread), ...lackedIn(as, beside, ofFiles)];
  const hasMisplacedHome = findings.some(({ error }) => error === 'misplacedFirstPage');
  const isTold = (finding: FileFinding) =>
    !beside?.isOfMain(finding) && !(hasMisplacedHome && finding.error === 'noStartPage');
  for (const finding of withRefused(between, as.values, unread).filter(isTold)) {
    findings.push(writtenAt(finding, (path) => as.asWritten(finding.file, path)));
  }
  return reportProblems(findings, {
    sources,
    as,
    exampleAt: around.exampleAt,
  });
};

/** Of each language it says something else. */
const lacking: readonly string[] = [errors.lacksTexts.code, errors.sentencesForAll.code];
/** What is used, if only one language uses it. */
const unused: readonly string[] = [
  errors.unusedValue.code,
  errors.unusedForm.code,
  errors.pageWithoutPath.code,
  errors.openNowUnseen.code,
];
/** What is told of a whole file, beside its title: that of each language is another place. */
const ofFile: readonly string[] = [errors.unusedForm.code, errors.unlinkedPage.code];

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
  /** A value that only one language says is used, and so is a form that only one shows. */
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
