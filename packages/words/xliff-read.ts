import { SaxesParser, type SaxesTagNS } from 'saxes';
import { spoiledBy } from './decode';
import { BrokenTable, idOf, type ReadRow, withPlainBreaks } from './row';
import type { Tags } from './xliff-write';

/** XLIFF 2.0, 2.1 and 2.2: what is read here is the same in them. */
const isOurs = (uri: string) => /^urn:oasis:names:tc:xliff:document:2\.\d$/.test(uri);

type Part = { isSegment: boolean; state: string; source: string; target: string | undefined };

type Unit = {
  line: number;
  path: string;
  notes: Map<string, string>;
  data: Map<string, string>;
  parts: Part[];
};

/** A table of ours has six; programs of translators nest marks and groups. */
const mostNested = 100;

const firstPart = (tag: string) => tag.toLowerCase().split('-')[0];

const checkHead = ({ attributes, uri, local }: SaxesTagNS, tags: Tags) => {
  const value = (name: string) => attributes[name]?.value ?? '';
  if (local !== 'xliff' || !isOurs(uri)) {
    const version = value('version');
    throw new BrokenTable(
      local === 'xliff' && version.startsWith('1.')
        ? `It is XLIFF ${version}: save it as XLIFF 2.0.`
        : 'It is not XLIFF 2.0, which begins with <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" …>.',
    );
  }
  const target = value('trgLang');
  if (target !== '' && firstPart(target) !== firstPart(tags.own)) {
    throw new BrokenTable(`It is for the language ${target}, and not for ${tags.own}.`);
  }
};

/** A unit's texts of all its segments, since programs may cut a text into several. */
const rowOf = (file: string, { line, path, notes, parts }: Unit): ReadRow => {
  const main = parts.map(({ source }) => source).join('');
  const segments = parts.filter(({ isSegment, source }) => isSegment && source.trim() !== '');
  // Some programs begin with a copy of the text.
  const isDone = ({ state, source, target = '' }: Part) =>
    target.trim() !== '' && !(state === 'initial' && target === source);
  const done = segments.filter(isDone);
  const isWhole = done.length === segments.length;
  const own = isWhole ? parts.map(({ source, target }) => target ?? source).join('') : '';
  const row = {
    place: notes.get('place') ?? '',
    file,
    path,
    what: notes.get('what') ?? '',
    main: withPlainBreaks(main),
    own: segments.length === 0 ? '' : withPlainBreaks(own),
    before: withPlainBreaks(notes.get('before') ?? ''),
    line,
  };
  if (done.length > 0 && !isWhole) {
    const wrong = `Only ${done.length} of its ${segments.length} parts are translated: translate the others as well.`;
    return { ...row, own: parts.map(({ target = '' }) => target).join(''), wrong };
  }
  const wrong = spoiledBy(row.main, row.own);
  return wrong === undefined ? row : { ...row, wrong };
};

/**
 * The rows of a table in XLIFF 2.
 * @throws BrokenTable with the line, where it is none, or for another language
 */
export const readXliff = (source: string, tags: Tags): ReadRow[] => {
  const parser = new SaxesParser({ xmlns: true });
  const rows: ReadRow[] = [];
  const known = new Map<string, number>();
  const open: string[] = [];
  let [file, category, dataId] = ['', '', ''];
  let unit: Unit | undefined;
  /** Where text goes now. */
  let take: ((text: string) => void) | undefined;

  const part = () => unit?.parts.at(-1);

  const begins: Record<string, (value: (name: string) => string) => void> = {
    file: (value) => (file = value('original')),
    unit: (value) => {
      const [notes, data] = [new Map<string, string>(), new Map<string, string>()];
      unit = { line: parser.line, path: value('name'), notes, data, parts: [] };
    },
    note: (value) => {
      category = value('category');
      take = (text) => unit?.notes.set(category, (unit.notes.get(category) ?? '') + text);
    },
    data: (value) => {
      dataId = value('id');
      take = (text) => unit?.data.set(dataId, (unit.data.get(dataId) ?? '') + text);
    },
    segment: (value) =>
      unit?.parts.push({
        isSegment: true,
        state: value('state') || 'initial',
        source: '',
        target: undefined,
      }),
    ignorable: () =>
      unit?.parts.push({ isSegment: false, state: '', source: '', target: undefined }),
    source: () => {
      take = (text) => {
        const own = part();
        if (own) own.source += text;
      };
    },
    target: () => {
      const own = part();
      if (own) own.target = '';
      take = (text) => {
        if (own) own.target = (own.target ?? '') + text;
      };
    },
    cp: (value) => {
      const hex = value('hex');
      const code = /^[\da-f]{1,6}$/i.test(hex) ? parseInt(hex, 16) : Infinity;
      if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
        throw new BrokenTable(
          `Line ${parser.line} has <cp hex="${hex.slice(0, 20)}"/>, which is no character: delete it.`,
        );
      }
      take?.(String.fromCodePoint(code));
    },
    ph: (value) => take?.(unit?.data.get(value('dataRef')) ?? value('disp')),
    pc: (value) => take?.(unit?.data.get(value('dataRefStart')) ?? value('dispStart')),
  };

  const ends: Record<string, () => void> = {
    unit: () => {
      if (!unit) return;
      const row = rowOf(file, unit);
      const twin = known.get(idOf(row));
      known.set(idOf(row), twin ?? row.line);
      const wrong = `The unit at line ${twin} is of the same text: keep one of the two.`;
      rows.push(twin === undefined ? row : { ...row, wrong });
      unit = undefined;
    },
    note: () => (take = undefined),
    data: () => (take = undefined),
    source: () => (take = undefined),
    target: () => (take = undefined),
  };

  // A table names the element.
  const [begin, end] = [new Map(Object.entries(begins)), new Map(Object.entries(ends))];
  parser.on('doctype', () => {
    throw new BrokenTable(
      `Line ${parser.line} has a DOCTYPE, which XLIFF does not have: delete it.`,
    );
  });
  parser.on('opentag', (tag) => {
    if (open.length === 0) checkHead(tag, tags);
    open.push(tag.local);
    if (open.length > mostNested) {
      throw new BrokenTable(
        `At line ${parser.line} more than ${mostNested} elements stand within each other: no program of translators writes that.`,
      );
    }
    if (isOurs(tag.uri)) begin.get(tag.local)?.((name) => tag.attributes[name]?.value ?? '');
  });
  parser.on('closetag', (tag) => {
    open.pop();
    if (isOurs(tag.uri)) end.get(tag.local)?.();
  });
  parser.on('text', (text) => take?.(text));
  parser.on('cdata', (text) => take?.(text));
  parser.on('error', (error) => {
    throw new BrokenTable(
      `It is no well-formed XML at line ${parser.line}: ${error.message.replace(/^\S*?\d+:\d+: /, '')}`,
    );
  });
  parser.write(source.replace(/^\ufeff/, '')).close();
  return rows;
};
