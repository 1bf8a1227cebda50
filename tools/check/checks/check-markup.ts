import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { findIn } from '../read/walk';
import type { MayHaveMarks } from './may-have-marks';

/** Signs that HTML writes as words. */
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

/** What HTML sets text with; names of elements that a text may speak of are none. */
const tag =
  /<\/?(?:a|b|i|u|em|strong|br|p|span|div|h[1-6]|ul|ol|li|img|small|font|center)(?:\s[^<>]*)?\/?>/gi;
const entity = new RegExp(`&(${[...entities.keys()].join('|')}|#\\d{2,5});`, 'gi');
const bold = /\*\*(?=\S)(.+?)\*\*/g;
const linked = /\[([^\]]+)\]\((?:https?:|mailto:|tel:|[/#])[^)\s]*\)/g;
const heading = /^#{2,6}\s+/;

const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|link:|[/#])\S*$/.test(text);

const marked = (whole: string, words: string, sign: string) =>
  words.trim() === '' ? whole : sign + words.trim() + sign;

/** What HTML sets as marks do. */
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

/** The words without what HTML and Markdown add to them, or with marks in its place. */
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
  plain: 'the words alone: this text holds no links, and no bold or italic words',
};

/** Texts that hold HTML or Markdown: visitors would read its signs. Marks are none where they may be. */
export const checkMarkup = (config: unknown, mayHaveMarks: MayHaveMarks): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (typeof value !== 'string' || isAddress(value)) return [];
    const found = [tag, entity, bold, linked, heading].flatMap((sort) => {
      const [sign] = new RegExp(sort.source, sort.flags.replace('g', '')).exec(value) ?? [];
      return sign === undefined ? [] : { sort, sign };
    });
    if (found.length === 0) return [];
    const isMarked = mayHaveMarks(config, path);
    // Headings where there may be marks are told as what has an entry of its own.
    const [first] = found.filter(({ sort }) => !isMarked || sort === tag || sort === entity);
    if (first === undefined) return [];
    const words = withoutMarkup(value, isMarked).trim();
    const meant = words === '' || words === value ? undefined : inQuotes(words);
    const parts = { found: `“${first.sign}”`, instead: instead[isMarked ? 'marked' : 'plain'] };
    return [{ error: 'markup', path, parts, ...becomes(meant) }];
  });
