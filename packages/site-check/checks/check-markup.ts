import type { MayHaveMarks } from '../../config-values/schema-at';
import { findIn } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';

type Sort = {
  what: string;
  sign: RegExp;
  /** What config has instead. */
  instead: string;
  without?: (text: string) => string;
};

const picture = /!\[[^\]]*\]\([^)]*\)/;

/** What Markdown has and texts of config do not. */
const sorts: Sort[] = [
  {
    what: 'a picture',
    sign: picture,
    instead: 'an entry “picture”, in a section of a kind that has one',
  },
  {
    what: 'a heading',
    sign: /^\s*#{1,6}\s+(?=\S)/m,
    instead: 'the “title” of a section, or { heading: … } in a section of the kind prose',
  },
  {
    what: 'a table',
    sign: /^\s*\|.+\||\|\s*:?-{3,}/m,
    instead: 'a section of the kind table',
  },
  {
    what: 'code',
    sign: /`[^`]+`/,
    instead: 'only the words',
    without: (text) => text.replaceAll(/`+([^`]+)`+/g, '$1'),
  },
  {
    what: 'a list',
    sign: /^\s*[-*+•]\s+(?=\S)|^\s*\d+[.)]\s.*\n\s*\d+[.)]\s/,
    instead: '{ list: [ … ] } between paragraphs, with one text for each point',
  },
  {
    what: 'bold or italic words',
    sign: /(?<![\p{L}\p{N}_])__?(?=[^\s_])[^_]+(?<=\S)__?(?![\p{L}\p{N}_])/u,
    instead: '**bold** or *italic*',
    without: (text) =>
      text.replaceAll(/__(?=\S)([^_]+)__/g, '**$1**').replaceAll(/_(?=\S)([^_]+)_/g, '*$1*'),
  },
];

/** Markdown in a text with marks, which would show it as written: entries of their own exist for it. */
const markdownIn = (path: string, text: string): Finding[] =>
  sorts
    .filter(({ sign }) => sign.test(text))
    .slice(0, 1)
    .map(({ what, sign, instead, without }) => {
      const [found = ''] = sign.exec(text) ?? [];
      const meant = without?.(text);
      const parts = { found: `“${found.trim()}”`, what, instead };
      return { error: 'markdown', path, parts, ...becomes(meant && inQuotes(meant)) };
    });

/** HTML entities and their signs. */
const entities = new Map(
  Object.entries({
    amp: '&',
    nbsp: ' ',
    quot: '"',
    apos: '’',
    '#39': '’',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    copy: '©',
    reg: '®',
    euro: '€',
    pound: '£',
    lt: '<',
    gt: '>',
  }),
);

/** HTML elements that format text; names that a text may speak of are not included. */
const tag =
  /<\/?(?:a|b|i|u|em|strong|br|p|span|div|h[1-6]|ul|ol|li|img|small|font|center)(?:\s[^<>]*)?\/?>/gi;
const entity = new RegExp(`&(${[...entities.keys()].join('|')}|#\\d{2,5});`, 'gi');
const bold = /\*\*(?=\S)(.+?)\*\*/g;
const linked = /\[([^\]]+)\]\((?:https?:|mailto:|tel:|[/#])[^)\s]*\)/g;
const heading = /^#{2,6}\s+/;

const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|link:|[/#])\S*$/.test(text);

const marked = (whole: string, words: string, sign: string) =>
  words.trim() === '' ? whole : sign + words.trim() + sign;

const asMarks = (text: string) =>
  text
    .replaceAll(/<(b|strong)>([^<]+)<\/\1>/gi, (whole, _, words: string) =>
      marked(whole, words, '**'),
    )
    .replaceAll(/<(i|em)>([^<]+)<\/\1>/gi, (whole, _, words: string) => marked(whole, words, '*'))
    .replaceAll(/<a(\s[^<>]*)>([^<]+)<\/a>/gi, (whole, attributes: string, words: string) => {
      const [, to] = /\shref="([^"\s]+)"/i.exec(attributes) ?? [];
      return to === undefined || words.trim() === '' ? whole : `[${words.trim()}](${to})`;
    });

/** The words without HTML and Markdown, or with marks in its place. */
const withoutMarkup = (text: string, isMarked: boolean): string =>
  (isMarked ? [] : [bold, linked])
    .reduce((words, mark) => words.replaceAll(mark, '$1'), isMarked ? asMarks(text) : text)
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(tag, '')
    .replaceAll(entity, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(heading, '');

/** What a text can hold. */
const instead = {
  marked:
    '**bold** and *italic* words and links as [words](/Contact), and no other signs; each paragraph is a text of its own',
  plain: 'only the words: this text holds no links, and no bold or italic words',
};

const signsIn = (path: string, text: string, isMarked: boolean): Finding[] => {
  // Markdown in texts with marks has entries of its own.
  const signs = isMarked ? [tag, entity] : [tag, entity, bold, linked, heading];
  const sign = signs.find((each) => text.search(each) !== -1);
  if (!sign) return [];
  const words = withoutMarkup(text, isMarked).trim();
  const meant = words === '' || words === text ? undefined : inQuotes(words);
  const parts = {
    found: `“${text.match(sign)?.[0]}”`,
    instead: instead[isMarked ? 'marked' : 'plain'],
  };
  return [{ error: 'markup', path, parts, ...becomes(meant) }];
};

const all = [...sorts.map(({ sign }) => sign), tag, entity, bold, linked, heading];

/**
 * Texts with HTML or Markdown: visitors would read its signs. Marks are allowed where a text may have
 * them.
 */
export const checkMarkup = (config: unknown, mayHaveMarks: MayHaveMarks): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string' || !all.some((sign) => value.search(sign) !== -1)) return [];
    const isMarked = mayHaveMarks(config, path);
    return [
      ...(isMarked ? markdownIn(path, value) : []),
      ...(isAddress(value) ? [] : signsIn(path, value, isMarked ?? true)),
    ];
  });
