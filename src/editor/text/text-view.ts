import { toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice, Fragment } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentOf, textOfDocument, type TextSort } from './text-document';

export type TextViewOptions = {
  mount: HTMLElement;
  text: string;
  sort: TextSort;
  /** The name of the text, for screen readers. */
  label: string;
  /** Where it was pressed, in the window; else all is selected. */
  point?: { x: number; y: number } | undefined;
  on: {
    change: (text: string) => void;
    /** Something else is selected, or has other marks. */
    select: () => void;
    /** Enter. */
    finish: () => void;
    /** Escape. */
    cancel: () => void;
    /** The keys for a link. */
    link: () => void;
  };
};

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** Blanks are written by the editor: in a button or a summary the browser would press it. */
const typeBlank: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText(' ').scrollIntoView());
  return true;
};

const call =
  (handler: () => void): Command =>
  () => {
    handler();
    return true;
  };

/** Lets a text be typed in `mount`, by ProseMirror. */
export const createTextView = ({ mount, text, sort, label, point, on }: TextViewOptions) => {
  const doc = documentOf(text, sort);
  const { strong, em } = doc.type.schema.marks;
  const state = EditorState.create({
    doc,
    plugins: [
      history(),
      keymap({
        Enter: call(on.finish),
        'Shift-Enter': call(on.finish),
        Escape: call(on.cancel),
        Space: typeBlank,
        ' ': typeBlank,
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        ...(strong && { 'Mod-b': toggleMark(strong) }),
        ...(em && { 'Mod-i': toggleMark(em) }),
        ...(sort.marks && { 'Mod-k': call(on.link) }),
      }),
    ],
  });
  const view: EditorView = new EditorView(
    { mount },
    {
      state,
      attributes: {
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'false',
        spellcheck: 'true',
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) on.change(textOfDocument(view.state.doc));
        on.select();
      },
      // What is pasted arrives as words.
      handlePaste: (_view, event) => {
        const words = oneLine(event.clipboardData?.getData('text/plain') ?? '');
        view.dispatch(view.state.tr.insertText(words).scrollIntoView());
        return true;
      },
      handleDrop: (_view, event) => {
        const words = oneLine(event.dataTransfer?.getData('text/plain') ?? '');
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (words === '' || at === undefined) return true;
        view.dispatch(view.state.tr.insertText(words, at));
        return true;
      },
      transformPasted: () => Slice.empty,
      clipboardTextParser: (words) =>
        new Slice(Fragment.from(view.state.schema.text(oneLine(words))), 0, 0),
    },
  );
  mount.style.whiteSpace = 'break-spaces';
  mount.style.outline = 'none';
  view.focus();
  const at = point && view.posAtCoords({ left: point.x, top: point.y })?.pos;
  const { doc: all } = view.state;
  const selection =
    at === undefined
      ? TextSelection.create(all, 0, all.content.size)
      : TextSelection.create(all, at);
  view.dispatch(view.state.tr.setSelection(selection));
  return view;
};

export type TextView = ReturnType<typeof createTextView>;
