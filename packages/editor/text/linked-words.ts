import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

const letter = String.raw`[\p{L}\p{N}\p{M}'’-]`;
const ending = new RegExp(`${letter}*$`, 'u');
const beginning = new RegExp(`^${letter}*`, 'u');

/** What a link at a caret is for: the one that is there already, or the word. */
export const linkedWords = (doc: Node, at: number): { from: number; to: number } => {
  for (const { node, offset } of [doc.childAfter(at), doc.childBefore(at)]) {
    const isLink = node?.marks.some(({ type }) => type.name === 'link') === true;
    if (node && isLink) return { from: offset, to: offset + node.nodeSize };
  }
  const before = ending.exec(doc.textBetween(0, at))?.[0] ?? '';
  const after = beginning.exec(doc.textBetween(at, doc.content.size))?.[0] ?? '';
  return { from: at - before.length, to: at + after.length };
};

/** Where nothing is selected, selects what a link is for. */
export const selectLinked = (view: EditorView) => {
  const { selection, doc, tr } = view.state;
  if (!selection.empty) return;
  const { from, to } = linkedWords(doc, selection.head);
  view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
};
