import type { Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { walk } from '../read/walk';

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

/** The words without what HTML and Markdown add to them. */
const withoutMarkup = (text: string, marks: RegExp[]): string =>
  marks
    .reduce((words, mark) => words.replaceAll(mark, '$1'), text)
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(tag, '')
    .replaceAll(entity, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(heading, '');

type MayHaveMarks = (config: unknown, path: string) => boolean;

/** Texts that hold HTML or Markdown: visitors would read its signs. Marks are none where they may be. */
export const checkMarkup = (config: unknown, mayHaveMarks: MayHaveMarks = () => false): Finding[] =>
  [...walk(config)].flatMap(({ path, value }): Finding[] => {
    if (typeof value !== 'string' || isAddress(value)) return [];
    const marks = mayHaveMarks(config, path) ? [] : [bold, linked];
    const [found] = [tag, entity, ...marks, heading].flatMap(
      (sort) => new RegExp(sort.source, sort.flags.replace('g', '')).exec(value)?.[0] ?? [],
    );
    if (found === undefined) return [];
    const words = withoutMarkup(value, marks).trim();
    const suggestion = words === '' || words === value ? undefined : inQuotes(words);
    const fix = suggestion === undefined ? undefined : { value: suggestion };
    return [{ error: 'markup', path, parts: { found: `“${found}”` }, suggestion, fix }];
  });
