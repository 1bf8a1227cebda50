import { type InferType, lazy, type Schema } from 'yup';
import { withoutMarks } from './parse-marks';
import { picture } from './picture';
import {
  flag,
  listOf,
  markedText,
  optionalList,
  optionalOneOf,
  optionalText,
  strictObject,
  text,
} from './primitives';
import { columnHeading, tableRow } from './table-cells';
import { isGroup } from './values/group';

const listKeys = {
  list: listOf('The points of the list, in order.', markedText()),
  numbered: flag('Numbers the points instead of marking them.'),
};

const list = strictObject(listKeys).meta({
  group: { name: 'TextList', description: 'A list of points in a text.' },
});

const heading = strictObject({
  heading: text('The text of the heading.').meta({ names: 'heading' }),
}).meta({
  group: {
    name: 'TextHeading',
    description: 'A heading in a text. Links can lead to it by its words.',
  },
});

/** Links lead to pages and what stands there, not into a form. */
const noteHeading = strictObject({ heading: text('The text of the heading.') }).meta({
  group: { name: 'NoteHeading', description: 'A heading in the words of a form.' },
});

const table = strictObject({
  columns: optionalList(
    'The headings of the columns, from first to last. The first may be empty, above the headings of the rows.',
    'the table has no row of headings',
    columnHeading,
  ),
  rows: listOf(
    "The rows from top to bottom, each a list of as many texts as there are columns: ['Adults', '£12']. The first text is the heading of its row.",
    tableRow,
  ),
}).meta({
  group: { name: 'TextTable', description: 'A small table in the words of a form.' },
});

const marks = {
  leaf: 'a leaf',
  check: 'a check mark',
  dash: 'a dash',
  arrow: 'an arrow',
};

/** What stands before each point of a list, where it says so. */
export const pointMarks = (whenOmitted: string) =>
  optionalOneOf(
    'What stands before each point, in the colours of the site.',
    whenOmitted,
    marks,
  ).meta({ input: 'look' });

/** In texts to read a list may have marks of its own. */
const markedList = strictObject({ ...listKeys, marks: pointMarks('a dot') }).meta({
  group: { name: 'MarkedList', description: 'A list of points in a text to read.' },
});

const pictureInText = strictObject({
  picture: picture('The photograph or drawing.'),
  caption: optionalText('The words below the picture.', 'it has no words').meta({ marks: true }),
  side: optionalOneOf('Where the picture stands on wide screens; the text runs beside it.', 'end', {
    end: 'at the end of the lines, reaching into the room beside the text',
    start: 'at the beginning of the lines',
    wide: 'between two paragraphs, wider than the text',
  }).meta({ input: 'look' }),
}).meta({
  group: { name: 'TextPicture', description: 'A picture in a text, with the text beside it.' },
});

const pullQuote = strictObject({
  quote: markedText('A sentence of the text, or what somebody said, without quotation marks.'),
  name: optionalText('Who said it.', 'it is a sentence of the text'),
}).meta({
  group: { name: 'PullQuote', description: 'A sentence set apart in large letters, in a text.' },
});

const paragraph = markedText();

/** A text of a form that repeats answers: where a field gets another name, so does what stands for it. */
export const repeatsAnswers = { follows: { name: 'field', inBraces: true } } as const;
const answeredParagraph = markedText().meta(repeatsAnswers);

export type TextList = InferType<typeof list>;
type TextHeading = InferType<typeof heading>;

export type TextTable = InferType<typeof table>;
export type NoteBlock = string | InferType<typeof noteHeading> | TextList | TextTable;

/** A paragraph, or a list between paragraphs. */
export type Block = string | TextList;
export type MarkedList = InferType<typeof markedList>;
export type TextPicture = InferType<typeof pictureInText>;
export type PullQuote = InferType<typeof pullQuote>;
export type ArticleBlock = string | MarkedList | TextPicture | PullQuote;
export type ProseBlock = ArticleBlock | TextHeading;

const block = () =>
  lazy((value: unknown): Schema<Block> => (isGroup(value) ? list : paragraph)).meta({
    group: { name: 'TextBlock', description: 'A paragraph in quotes, or a list.' },
    choices: { schemas: { TextList: list }, text: paragraph },
  });

const articleSchemas = {
  MarkedList: markedList,
  TextPicture: pictureInText,
  PullQuote: pullQuote,
};

const articleSchemaOf = (value: object): Schema<ArticleBlock> => {
  if ('picture' in value) return pictureInText;
  return 'quote' in value ? pullQuote : markedList;
};

const articleBlock = () =>
  lazy((value: unknown): Schema<ArticleBlock> =>
    isGroup(value) ? articleSchemaOf(value) : paragraph,
  ).meta({
    group: {
      name: 'ArticleBlock',
      description: 'A paragraph in quotes, a list, a picture, or a sentence set apart.',
    },
    choices: { schemas: articleSchemas, text: paragraph },
  });

const proseBlock = () =>
  lazy((value: unknown): Schema<ProseBlock> => {
    if (!isGroup(value)) return paragraph;
    return 'heading' in value ? heading : articleSchemaOf(value);
  }).meta({
    group: {
      name: 'ProseBlock',
      description: 'A paragraph in quotes, a heading, a list, a picture, or a sentence set apart.',
    },
    choices: { schemas: { TextHeading: heading, ...articleSchemas }, text: paragraph },
  });

const noteList = strictObject({
  ...listKeys,
  list: listOf('The points of the list, in order.', answeredParagraph),
}).meta({
  group: { name: 'NoteList', description: 'A list of points in the words of a form.' },
});

const noteSchemas = { NoteHeading: noteHeading, NoteList: noteList, TextTable: table };

const noteBlock = () =>
  lazy((value: unknown): Schema<NoteBlock> => {
    if (!isGroup(value)) return answeredParagraph;
    if ('heading' in value) return noteHeading;
    return 'rows' in value ? table : noteList;
  }).meta({
    group: {
      name: 'NoteBlock',
      description: 'A paragraph in quotes, a heading, a list, or a small table.',
    },
    choices: { schemas: noteSchemas, text: answeredParagraph },
  });

const marksShown =
  '`{ list: [ … ] }` is a list; `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.';

const withPictures =
  "`{ picture: { … }, caption: '…' }` is a picture beside the text, `{ quote: '…' }` a sentence set apart.";

const isHeading = "`{ heading: '…' }` is a heading.";

const eachIsParagraph = (words: string) => `${words} Each entry of the list is a paragraph.`;

const inFiles = (...sentences: string[]) => ({ inFiles: [...sentences, marksShown].join(' ') });

/** One paragraph per entry, or one list. */
export const paragraphs = (words: string) =>
  listOf(eachIsParagraph(words), block()).meta(inFiles());

/** The same with headings among them. */
export const prose = (words: string) =>
  listOf(eachIsParagraph(words), proseBlock()).meta(inFiles(isHeading, withPictures));

/** One paragraph per entry, with lists, and pictures and sentences set apart where the look has room for them. */
export const articleParagraphs = (words: string) =>
  listOf(eachIsParagraph(words), articleBlock()).meta(inFiles(withPictures));

/** The words between the fields of a form: one paragraph per entry, with headings, lists and small tables among them. */
export const noteParagraphs = (words: string, whenOmitted: string) =>
  optionalList(eachIsParagraph(words), whenOmitted, noteBlock()).meta(
    inFiles(isHeading, '`{ rows: [ … ] }` is a small table.'),
  );

export const blockWords = (block: ArticleBlock): string => {
  if (typeof block === 'string') return withoutMarks(block);
  if ('list' in block) return block.list.map(withoutMarks).join('\n');
  return 'quote' in block ? withoutMarks(block.quote) : withoutMarks(block.caption ?? '');
};
