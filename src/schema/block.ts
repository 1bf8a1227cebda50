import { type InferType, lazy, type Schema } from 'yup';
import { withoutMarks } from './parse-marks';
import { flag, listOf, markedText, strictObject, text } from './primitives';

const list = strictObject({
  list: listOf('The points of the list, in order.', markedText()),
  numbered: flag('Numbers the points instead of marking them.'),
}).meta({ group: { name: 'TextList', description: 'A list of points in a text.' } });

const heading = strictObject({ heading: text('The text of the heading.') }).meta({
  group: {
    name: 'TextHeading',
    description: 'A heading in a text. Links can lead to it by its words.',
  },
});

const paragraph = markedText();

export type TextList = InferType<typeof list>;
type TextHeading = InferType<typeof heading>;

/** A paragraph, or a list between paragraphs. */
export type Block = string | TextList;
export type ProseBlock = Block | TextHeading;

const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const block = () =>
  lazy((value: unknown): Schema<Block> => (isGroup(value) ? list : paragraph)).meta({
    group: { name: 'TextBlock', description: 'A paragraph in quotes, or a list.' },
    choices: { schemas: { TextList: list }, text: paragraph },
  });

const proseBlock = () =>
  lazy((value: unknown): Schema<ProseBlock> => {
    if (!isGroup(value)) return paragraph;
    return 'heading' in (value as object) ? heading : list;
  }).meta({
    group: { name: 'ProseBlock', description: 'A paragraph in quotes, a heading, or a list.' },
    choices: { schemas: { TextHeading: heading, TextList: list }, text: paragraph },
  });

const marksShown =
  '`{ list: [ … ] }` is a list; `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.';

/** One paragraph per entry, or one list. */
export const paragraphs = (words: string) =>
  listOf(`${words} Each entry of the list is a paragraph. ${marksShown}`, block());

/** The same with headings among them. */
export const prose = (words: string) =>
  listOf(
    `${words} Each entry of the list is a paragraph, \`{ heading: '…' }\` is a heading. ${marksShown}`,
    proseBlock(),
  );

/** The plain words of a paragraph or a list. */
export const blockWords = (block: Block): string =>
  typeof block === 'string' ? withoutMarks(block) : block.list.map(withoutMarks).join('\n');
