import { type ComponentType, type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import { EntryNoteContext, ShownContext, type ShownProps } from '../../fields/field-contexts';
import { type EntryPlace, valuesFor } from '../../fields/list/entries';
import { noteName } from '../../fields/note/note-name';
import type { NoteDefinition } from '../../fields/registry';
import { holds } from '../../rules/holds';
import { dayOf } from '../../rules/today';
import type { Condition } from '../../schema/condition';
import { withoutMarks } from '../../schema/parse-marks';
import type { Values } from '../../schema/record';
import { ItemsContext, type ItemsSetting } from '../form-items';
import { Note } from './note';

type Placed = EntryPlace & { note: NoteDefinition };

type ConditionalProps = Placed & {
  setting: ItemsSetting;
  condition: Condition;
  Shown: ComponentType<ShownProps>;
};

/** A note that is shown while its condition holds in its entry, and announced then. */
const ConditionalNote = ({ setting, condition, note, Shown, ...entry }: ConditionalProps) => {
  const shown = useWatch({
    control: setting.control,
    compute: (all: Values) => {
      const values = valuesFor(entry, setting.compiled.shown(all));
      return holds(condition, { values, today: dayOf(new Date()) });
    },
  });
  return (
    <Shown shown={shown} name={withoutMarks(noteName(note))}>
      <Note note={note} entry={entry} />
    </Shown>
  );
};

const EntryNote = ({ note, ...entry }: Placed) => {
  const setting = use(ItemsContext);
  const Shown = use(ShownContext);
  if (!setting) throw new Error('A note of an entry was shown outside a form.');
  if (!note.showWhen || !Shown) return <Note note={note} entry={entry} />;
  const shown = { setting, condition: note.showWhen, Shown };
  return <ConditionalNote {...shown} note={note} {...entry} />;
};

type Around = ComponentType<{ children: ReactNode }>;

export const withEntryNotes =
  (Outer: Around | undefined): Around =>
  ({ children }) => {
    const inner = <EntryNoteContext value={EntryNote}>{children}</EntryNoteContext>;
    return Outer ? <Outer>{inner}</Outer> : inner;
  };
