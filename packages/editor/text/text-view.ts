import { toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice, Fragment } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { withoutMarks } from '../../../src/schema/parse-marks';
import { selectLinked } from './linked-words';
import { blocksOfHtml, blocksOfWords, inOneText, type PastedBlock } from './pasted-blocks';
import { documentOf, textOfDocument, type TextSort } from './text-document';

/** What is pasted, as words and block by block, and what stands around it, as config writes that. */
export type Pasted = {
  words: string;
  blocks: PastedBlock[];
  around: { before: string; after: string };
};

export type TextViewOptions = {
  mount: HTMLElement;
  text: string;
  sort: TextSort;
  linkClass: string;
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
    /** An arrow key across lines; whether it led away from the text. */
    arrow: (key: 'ArrowUp' | 'ArrowDown') => boolean;
    /** Something is pasted; whether it was more than a text. */
    paste: (pasted: Pasted) => boolean;
  };
};

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** A part of a line is pasted with the blanks at its ends. */
const withBlanksOf = (words: string, text: string) =>
  `${/^[ \t\u00A0]/.test(words) ? ' ' : ''}${text}${/[ \t\u00A0]$/.test(words) ? ' ' : ''}`;

/**
 * Blanks are written by the editor: in a button or a summary the browser would press it. The caret is where the
 * page has it, and what was asked of the next letter, such as to be bold, holds for a blank too.
 */
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

const askLink =
  (ask: () => void): Command =>
  (_state, _dispatch, view) => {
    if (view) selectLinked(view);
    ask();
    return true;
  };

/**
 * Takes the caret as the browser has it, which tells of one that moved later than of the keys: a quick Home and
 * Ctrl+B would mean the place before. A caret that did not move is left as it is: to set it takes back the marks
 * that were asked for the next letter.
 */
export const takeCaret = (view: EditorView): false => {
  const found = view.dom.ownerDocument.getSelection();
  if (!found?.anchorNode || !found.focusNode || view.composing || !view.hasFocus()) return false;
  if (!view.dom.contains(found.anchorNode) || !view.dom.contains(found.focusNode)) return false;
  const anchor = view.posAtDOM(found.anchorNode, found.anchorOffset);
  const head = view.posAtDOM(found.focusNode, found.focusOffset);
  const { selection, tr, doc } = view.state;
  if (anchor !== selection.anchor || head !== selection.head)
    view.dispatch(tr.setSelection(TextSelection.create(doc, anchor, head)));
  return false;
};

/** It looks as the page's links do, and leads nowhere. */
const linkOf = (to: string, className: string) =>
  Object.assign(document.createElement('a'), { href: to, className, tabIndex: -1 });

/** Lets a text be typed in `mount`, by ProseMirror. */
export const createTextView = (options: TextViewOptions) => {
  const { mount, text, sort, label, point, on } = options;
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
        ArrowUp: () => on.arrow('ArrowUp'),
        ArrowDown: () => on.arrow('ArrowDown'),
        Space: typeBlank,
        ' ': typeBlank,
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        ...(strong && { 'Mod-b': toggleMark(strong) }),
        ...(em && { 'Mod-i': toggleMark(em) }),
        ...(sort.marks && { 'Mod-k': askLink(on.link) }),
      }),
    ],
  });
  const view: EditorView = new EditorView(
    { mount },
    {
      state,
      handleDOMEvents: {
        keydown: takeCaret,
        keyup: takeCaret,
        // ProseMirror's own handler puts the caret back 20 ms later, from under the first keys.
        focus: () => true,
      },
      markViews: { link: ({ attrs }) => ({ dom: linkOf(String(attrs.to), options.linkClass) }) },
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
      handlePaste: (_view, event) => {
        const words = event.clipboardData?.getData('text/plain') ?? '';
        const rich = blocksOfHtml(event.clipboardData?.getData('text/html') ?? '');
        const blocks = rich.length > 0 ? rich : blocksOfWords(words);
        const { tr, selection, doc: all } = view.state;
        const around = {
          before: textOfDocument(all.cut(0, selection.from)),
          after: textOfDocument(all.cut(selection.to)),
        };
        if (on.paste({ words, blocks, around })) return true;
        const pasted = withBlanksOf(words, inOneText(blocks));
        // Where no marks can be, those of rich text go; stars among plain words are stars.
        const isPlain = sort.marks || rich.length === 0;
        const { content } = documentOf(isPlain ? pasted : withoutMarks(pasted), sort);
        view.dispatch(tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView());
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
