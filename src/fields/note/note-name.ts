import type { NoteDefinition } from '../registry';

type Block = NonNullable<NoteDefinition['paragraphs']>[number];

const wordsIn = (block: Block | undefined): string => {
  if (block === undefined || typeof block === 'string') return block ?? '';
  if ('heading' in block) return block.heading;
  return ('rows' in block ? block.rows.flat() : block.list).join(' ');
};

/** The words by which a note is announced as it appears: its first. What it repeats of the answers is not new. */
export const noteName = ({ question, words, paragraphs }: NoteDefinition): string =>
  (question ?? words ?? wordsIn(paragraphs?.[0])).replaceAll(/\{\w+\}/g, '…');
