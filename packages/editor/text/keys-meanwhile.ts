import { AllSelection } from 'prosemirror-state';
import type { TypedText } from './typed-text';

/** Takes what is typed before the text for it is there. */
export type Meanwhile = {
  hasTyped: () => boolean;
  /** Resolves once nobody types for a moment, or the text is ended: what comes in one go stays together. */
  rest: () => Promise<void>;
  /** Hands it to the text, and ends. */
  handTo: (typed: TypedText) => void;
  /** Ends where there is no text for it; returns the letters, unless they were taken back by Escape. */
  end: () => string;
};

/** What else than ending the text a key means where it is the cell of a table. */
type Leading = {
  /** Enter ends it. */
  enter?: () => void;
  /** Tab ends it; without this, Tab leads on as the browser has it. */
  tab?: (isBack: boolean) => void;
};

/** In milliseconds: longer than between two letters, and than it takes to begin after Enter. */
const moment = 600;

/** Where nobody sees it, and the browser types as into any field. */
const hiddenBox = () => {
  const box = document.createElement('textarea');
  box.setAttribute('aria-label', 'The text that opens');
  Object.assign(box.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    width: '1px',
    height: '1px',
    opacity: '0',
    pointerEvents: 'none',
    // Phones enlarge the page around smaller letters.
    fontSize: '16px',
  });
  return box;
};

/**
 * Takes what is typed while a text is still to be opened, since the one before it is being written: in a field of its
 * own, so that accents, other keyboards, pasting and correcting work as everywhere. Selecting all, and what ends typing,
 * are those of the text.
 */
export const keysMeanwhile = ({ enter, tab }: Leading = {}): Meanwhile => {
  const before = document.activeElement;
  const box = hiddenBox();
  let isAll = false;
  let isCleared = false;
  let last: 'finish' | 'cancel' | undefined;
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (isComposing) return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') [isAll, isCleared] = [true, false];
    else if (key === 'Enter' || (key === 'Tab' && tab)) last = 'finish';
    else if (key === 'Escape') last = 'cancel';
    else if ((key === 'Backspace' || key === 'Delete') && box.value === '') isCleared = isAll;
    else return;
    if (last === undefined) return;
    event.preventDefault();
    box.readOnly = true;
    if (key === 'Enter') enter?.();
    if (key === 'Tab') tab?.(shiftKey);
  };
  box.addEventListener('keydown', onKey);
  document.body.append(box);
  box.focus({ preventScroll: true });
  const remove = () => {
    const letters = box.value.replaceAll(/\s*\n\s*/g, ' ');
    box.remove();
    return letters;
  };
  return {
    rest: () =>
      new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const goOn = () => {
          clearTimeout(timer);
          const isEnded = last !== undefined || document.activeElement !== box;
          timer = setTimeout(resolve, isEnded ? 0 : moment);
        };
        ['keydown', 'input', 'blur'].forEach((type) => box.addEventListener(type, goOn));
        goOn();
      }),
    hasTyped: () => box.value !== '' || isAll || last !== undefined,
    handTo: (typed) => {
      const letters = remove();
      const { view } = typed;
      if (isAll) view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
      if (letters !== '' || isCleared) view.dispatch(view.state.tr.insertText(letters));
      if (last === 'cancel') typed.cancel();
      if (last === 'finish') void typed.finish();
    },
    end: () => {
      const hadFocus = document.activeElement === box;
      const letters = remove();
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
      return last === 'cancel' ? '' : letters;
    },
  };
};
