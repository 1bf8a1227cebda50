import { linkAdvice, linkTarget } from '../../../src/schema/link';
import { parseMarks } from '../../../src/schema/parse-marks';
import { linksIn, piecesIn } from '../../config-values/links';
import { marksIn, type MayHaveMarks } from '../../config-values/schema-at';
import { findIn } from '../../config-values/values';
import { asSeen } from '../../problems/nearest/addresses';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { checkLink, errorOfLink } from './check-link';
import { type Targets, targetsOf } from './link-targets';

const wordsIn = (text: string): string[] =>
  piecesIn(parseMarks(text)).filter((piece) => typeof piece === 'string');

/**
 * Stars beside a word without a partner, or with blanks inside; a link without its address, or with a
 * blank or a sign too few. Stars within words, between blanks or after a number are meant as stars, as
 * are four or more.
 */
const halves = [
  /(?<![\p{L}\p{N}*])\*{2,3}(?=[^\s*])|(?<=[^\s\p{N}*])\*\*(?![\p{L}\p{N}*])/u,
  /(?<!\*)\*\*\s[^*]*\s\*\*(?!\*)/u,
  /\([^()]+\)\[(?:https?:|mailto:|tel:|link:|[/#])[^[\]\s]*\]/u,
  /\]\s*\((?:https?:|mailto:|tel:|link:|[/#])[^()]*\)?|\]\(\s*\)/su,
];

/** The first incomplete mark. */
export const halfMark = (text: string): string | undefined =>
  wordsIn(text)
    .flatMap((words) => halves.flatMap((half) => half.exec(words)?.[0] ?? []))
    .at(0);

/** The text with such a mark as probably meant: completed, or without its signs. */
const withoutHalfMarks = (text: string): string | undefined =>
  [
    text.replaceAll(
      /\]\s*\(\s*([^()]+?)\s*\)/g,
      (_, to: string) => `](${to.replaceAll(/\s+/g, to.startsWith('tel:') ? '' : '%20')})`,
    ),
    text.replaceAll(/\]\((https:[^()\s]*)\(([^()\s]*)\)([^()\s]*)\)/g, ']($1%28$2%29$3)'),
    text.replaceAll(/\(([^()]+)\)\[([^[\]\s]+)\]/g, '[$1]($2)'),
    `${text})`,
    text.replaceAll(/\*\*([^*]+)\*\*/g, (_, words: string) => `**${words.trim()}**`),
    text.replaceAll('**', ''),
  ].find((each) => each !== text && halfMark(each) === undefined);

export const checkMarks = (config: unknown, mayHaveMarks: MayHaveMarks): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string') return [];
    const found = halfMark(value);
    if (found === undefined || !mayHaveMarks(config, path)) return [];
    const meant = withoutHalfMarks(value);
    const parts = { found: `“${found}”` };
    return [{ error: 'unclosedMark', path, parts, ...becomes(meant && inQuotes(meant)) }];
  });

const target = linkTarget('');
const isTarget = (to: string) => target.isValidSync(to, { strict: true });

/** What is wrong with a link in the marks of a text, and how it is likely to be meant. */
const wrongLink = (to: string, file: string, targets: Targets) => {
  if (isTarget(to)) return checkLink(to, file, targets);
  const meant = asSeen(to).find((each) => isTarget(each) && !checkLink(each, file, targets));
  return { error: errorOfLink(to, meant), ...becomes(meant && inQuotes(meant)) };
};

/** Broken links of a file, in entries and in the marks of texts. */
export const checkLinks = (
  { file, value: config }: { file: string; value: unknown },
  site: CheckedSite,
): Finding[] => {
  const [targets, mayHaveMarks] = [targetsOf(site), marksIn(file)];
  return linksIn(config).flatMap(({ path, to, text }): Finding[] => {
    if (text === undefined) {
      const wrong = checkLink(to, file, targets);
      return wrong ? [{ path, ...wrong }] : [];
    }
    const wrong = mayHaveMarks(config, path) ? wrongLink(to, file, targets) : undefined;
    if (!wrong) return [];
    const { suggestion, fix: _, ...reported } = wrong;
    const link = suggestion?.slice(1, -1);
    const meant = link && inQuotes(text.replaceAll(`](${to})`, () => `](${link})`));
    const should = linkAdvice(to).replace('must', 'should');
    const parts = { ...wrong.parts, found: `“${to}”`, should };
    return [{ path, ...reported, parts, ...becomes(meant, wrong.certain) }];
  });
};
