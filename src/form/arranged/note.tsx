import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Words } from '../../fields/field-contexts';
import type { EntryPlace } from '../../fields/list/entries';
import type { NoteDefinition } from '../../fields/registry';
import { ItemsContext } from '../form-items';
import { AnsweredWords } from './answered-words';

/** Whether a note of any form names a field; Vite writes it. */
const notesAnswer = globalThis.__SITE__?.notesAnswer ?? true;

/** Whether one has more than a paragraph, or opens; Vite writes it. */
const hasRichNotes = globalThis.__SITE__?.hasRichNotes ?? true;

const namesField = (words: string) => /\{\w+\}/.test(words);

type TextProps = { text: string; entry?: EntryPlace | undefined };

const Text = ({ text, entry }: TextProps) =>
  notesAnswer && namesField(text) ? (
    <AnsweredWords text={text} entry={entry} />
  ) : (
    <Words text={text} />
  );

type NoteProps = { note: NoteDefinition; entry?: EntryPlace | undefined };

/** Words between fields; `entry`: those of an entry of a list. */
export const Note = ({ note, entry }: NoteProps) => {
  const parts = use(ItemsContext)?.parts;
  const isRich = (note.paragraphs ?? note.question) !== undefined;
  if (hasRichNotes && isRich && parts?.RichNote) {
    const level = parts.Steps ? 'h4' : 'h3';
    return <parts.RichNote note={note} entry={entry} Text={Text} level={level} />;
  }
  return (
    <Typography sx={{ maxWidth: ({ space }) => space.measure }}>
      <Text text={note.words ?? ''} entry={entry} />
    </Typography>
  );
};
