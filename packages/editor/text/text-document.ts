import { type Mark, type Node, Schema } from 'prosemirror-model';
import { parseMarks, type Piece } from '../../../src/schema/parse-marks';

/** One line of words. */
const plain = new Schema({ nodes: { doc: { content: 'text*' }, text: {} }, marks: {} });

/** The same with what **marks** can say. */
const marked = new Schema({
  nodes: { doc: { content: 'text*' }, text: {} },
  marks: {
    link: {
      attrs: { to: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { href: String(attrs.to) }, 0],
      parseDOM: [{ tag: 'a[href]', getAttrs: (node) => ({ to: node.getAttribute('href') ?? '' }) }],
    },
    strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
    em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }] },
  },
});

export type TextSort = { marks: boolean };

const schemaFor = ({ marks }: TextSort): Schema => (marks ? marked : plain);

const nodesOf = (schema: Schema, pieces: readonly Piece[], marks: readonly Mark[] = []): Node[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return piece === '' ? [] : [schema.text(piece, marks)];
    const mark =
      piece.mark === 'link'
        ? schema.mark('link', { to: piece.to })
        : schema.mark(piece.mark === 'bold' ? 'strong' : 'em');
    return nodesOf(schema, piece.pieces, mark.addToSet(marks));
  });

/** A text of config as a document to be edited. */
export const documentOf = (text: string, sort: TextSort): Node => {
  const schema = schemaFor(sort);
  const pieces = sort.marks ? parseMarks(text) : [text];
  return schema.node('doc', null, nodesOf(schema, pieces));
};

type Run = { text: string; marks: readonly Mark[] };

const has = (run: Run | undefined, mark: Mark) => run?.marks.some((each) => each.eq(mark)) ?? false;

const without = ({ text, marks }: Run, mark: Mark): Run => ({
  text,
  marks: marks.filter((each) => !each.eq(mark)),
});

/** Blanks at the ends of words stand outside their stars, which would else be no marks. */
const around = (words: string, sign: string) => {
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  return inside === '' ? words : `${before}${sign}${inside}${sign}${after}`;
};

const written = (words: string, { type, attrs }: Mark) => {
  if (type.name === 'link') return `[${words}](${String(attrs.to)})`;
  return around(words, type.name === 'strong' ? '**' : '*');
};

/** How many of the runs from the first on have the mark. */
const reach = (runs: readonly Run[], mark: Mark) => {
  const end = runs.findIndex((run) => !has(run, mark));
  return end === -1 ? runs.length : end;
};

const textOfRuns = (runs: readonly Run[]): string => {
  const [first] = runs;
  if (!first) return '';
  const [widest] = first.marks.toSorted((one, other) => reach(runs, other) - reach(runs, one));
  if (!widest) return first.text + textOfRuns(runs.slice(1));
  const count = reach(runs, widest);
  const inside = textOfRuns(runs.slice(0, count).map((run) => without(run, widest)));
  return written(inside, widest) + textOfRuns(runs.slice(count));
};

export type MarkedWords = { text: string; isBold?: boolean; isItalic?: boolean; to?: string };

/** They as config writes them. */
export const textOfWords = (words: readonly MarkedWords[]): string =>
  textOfRuns(
    words.map(({ text, isBold, isItalic, to }) => ({
      text,
      marks: [
        ...(to === undefined ? [] : [marked.mark('link', { to })]),
        ...(isBold ? [marked.mark('strong')] : []),
        ...(isItalic ? [marked.mark('em')] : []),
      ],
    })),
  );

/** The document as config writes it. */
export const textOfDocument = (document: Node): string => {
  const runs: Run[] = [];
  document.forEach(({ text = '', marks }) => runs.push({ text, marks }));
  return textOfRuns(runs);
};
