import { keyOf, valueAt } from '../../../src/schema/values/paths';
import type { ConfigSources, ReadFile } from '../../config-files';
import { limits } from '../../config-values/limits';
import { isLinkAt } from '../../config-values/links';
import { textOf } from '../../config-values/values';
import { becomes, type FileFinding, type Problem } from '../../problems/problem';
import { likelyLink, type Targets } from '../checks/check-link';
import { isPictureAt, likelyPath } from '../checks/check-pictures';
import type { SiteAsRead } from '../read-site';
import {
  asCertainAsRead,
  joinProblems,
  withLookAlike,
  withoutEchoes,
  withoutQuotesFor,
} from './deduplicate';
import type { ExampleAt } from './examples';
import { explain, lineOf, problemOf } from './explain';

/** A file that is not there. */
const nothing: ReadFile = {
  value: undefined,
  spanOf: () => ({ start: 0, end: 1 }),
  has: () => false,
  findings: [],
  unread: [],
  lacking: [],
  readable: false,
};

type Told = {
  sources: ConfigSources;
  as: SiteAsRead;
  /** The addresses of the pictures in public/, where known. */
  pictures: readonly string[] | undefined;
  /** Where links may lead. */
  targets: Targets;
  exampleAt: ExampleAt | undefined;
};

/**
 * The suggestion of a schema may lead nowhere, where the site's own files and pages show what was meant.
 */
const likely = (finding: FileFinding, { as, pictures, targets }: Told): FileFinding => {
  const { error, file, path } = finding;
  const isText = error === 'wrongForm' || error === 'pictureFormat';
  const word = isText ? textOf(valueAt(as.read.get(file)?.value, path)) : undefined;
  if (word === undefined) return finding;
  const meant =
    isPictureAt(path) && pictures
      ? likelyPath(finding, word, pictures)
      : isLinkAt(path)
        ? likelyLink(finding, word, targets)
        : finding.suggestion;
  return meant === finding.suggestion ? finding : { ...finding, ...becomes(meant) };
};

/** Whether the next one of a file is told: so much of one file nobody would read on. */
const counting = () => {
  const counts = new Map<string, number>();
  return {
    isShown: ({ file }: { file: string }) => {
      counts.set(file, (counts.get(file) ?? 0) + 1);
      return (counts.get(file) ?? 0) <= limits.findings;
    },
    /** The last problem of such a file says so. */
    more: (): FileFinding[] =>
      [...counts]
        .filter(([, count]) => count > limits.findings)
        .map(([file]) => {
          const parts = { count: String(limits.findings) };
          return { file, error: 'more', path: '', parts };
        }),
  };
};

/** Findings as an editor reads them, with what could not be read, without doubles. */
export const toldProblems = (findings: readonly FileFinding[], told: Told): Problem[] => {
  const { sources, as, exampleAt } = told;
  const from = (file: string) => ({
    file,
    source: sources[file] ?? '',
    read: as.read.get(file) ?? nothing,
    exampleAt,
  });
  const lineIn = (file: string, path: string) => lineOf(as.asWritten(file, path), from(file));
  const writtenWord = ({ file, path, at }: FileFinding) =>
    at === 'key' ? keyOf(path) : (textOf(valueAt(as.read.get(file)?.value, path)) ?? '');
  const unreadable = [...as.read].flatMap(([file, { findings: all }]) => {
    const own = findings.filter((each) => each.file === file);
    return withoutQuotesFor(all, own).map((finding) => ({ file, finding }));
  });
  const { isShown, more } = counting();
  const shownUnreadable = unreadable.filter(isShown);
  const shown = withoutEchoes([...findings]).filter(isShown);
  const problems = [
    ...shownUnreadable.map(({ file, finding }) => problemOf(finding, from(file))),
    ...[...shown, ...more()]
      .map((finding) => likely(finding, told))
      .map((finding) => withLookAlike(finding, writtenWord(finding)))
      .map(({ file, see, ...finding }) => ({
        ...explain(finding, from(file)),
        ...(see && { see: lineIn(see.file ?? file, see.path) }),
      })),
  ];
  return joinProblems(asCertainAsRead(problems, as.read));
};
