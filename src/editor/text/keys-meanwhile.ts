import { AllSelection } from 'prosemirror-state';
import type { TypedText } from './typed-text';

/**
 * Takes the keys that are pressed before a text can be typed, since the one before it is still being written:
 * letters, selecting all, and what ends typing. What it answers hands them to the text; undefined: drops them.
 */
export const keysMeanwhile = () => {
  let isAll = false;
  let letters = '';
  let last: 'finish' | 'cancel' | undefined;
  const take = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const isCommand = ctrlKey || metaKey;
    if (altKey || last !== undefined) return false;
    if (isCommand && key.toLowerCase() === 'a') [isAll, letters] = [true, ''];
    else if (isCommand) return false;
    else if (key === 'Enter') last = 'finish';
    else if (key === 'Escape') last = 'cancel';
    else if ([...key].length === 1) letters += key;
    else return false;
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    if (!take(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  return (typed: TypedText | undefined) => {
    document.removeEventListener('keydown', onKey, true);
    if (!typed) return;
    const { view } = typed;
    if (isAll) view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
    if (letters !== '') view.dispatch(view.state.tr.insertText(letters));
    if (last === 'cancel') typed.cancel();
    if (last === 'finish') void typed.finish();
  };
};
