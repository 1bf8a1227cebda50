import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { Words } from '../../fields/field-contexts';
import { type EntryPlace, valuesFor } from '../../fields/list/entries';
import { withoutNotes } from '../../fields/list/without-notes';
import { useScripted } from '../../hydration/use-scripted';
import type { Values } from '../../schema/record';
import { textOf } from '../../schema/record-texts';
import { isolated } from '../../theme/isolated';
import { ItemsContext } from '../form-items';

/** A name in { }, captured: splitting by it leaves every second piece a name. */
const named = /\{(\w+)\}/;

/** Of a field that is hidden, or not answered yet. */
const nothing = '…';

const ownFields = (entry: EntryPlace | undefined) => (entry ? withoutNotes(entry.list).fields : []);

type AnsweredWordsProps = { text: string; entry?: EntryPlace | undefined };

/**
 * A text in which the name of a field in { } is what was answered there. Only config's own words may have marks: what
 * was typed, or came by a link, never becomes one.
 */
export const AnsweredWords = ({ text, entry }: AnsweredWordsProps) => {
  const setting = use(ItemsContext);
  if (!setting) throw new Error('AnsweredWords was shown outside a form.');
  const { compiled, control } = setting;
  const scripted = useScripted();
  const pieces = text.split(named);
  const fieldOf = (name: string) =>
    ownFields(entry).find((field) => field.name === name) ??
    compiled.fields.find(({ field }) => field.name === name)?.field;
  const answers = useWatch({
    control,
    compute: (all: Values) => {
      const values = valuesFor(entry, compiled.shown(all));
      const language = document.documentElement.lang || 'en';
      return pieces.map((piece, at) => {
        const field = at % 2 === 1 ? fieldOf(piece) : undefined;
        const value = values[field?.name ?? ''];
        if (!field || value === undefined) return '';
        const options = { yes: '', language, files: [] };
        return compiled.kindOf(field).inWords?.(field, value, options) ?? textOf(value);
      });
    },
  });
  return pieces.map((piece, at) => {
    if (at % 2 === 0) return piece && <Words key={at} text={piece} />;
    if (!fieldOf(piece)) return `{${piece}}`;
    // Node.js and browsers may write a day differently: the page's HTML has none.
    return <span key={at}>{isolated((scripted && answers[at]?.trim()) || nothing)}</span>;
  });
};
