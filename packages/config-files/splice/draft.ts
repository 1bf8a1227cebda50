import type { Style } from '../../../src/schema/values/printed';
import { type EditedText, editedText } from '../../problems/edits';
import { Impossible } from './impossible';
import { styleOf } from './style';
import { type Node, treeOf } from './tree';

/** A file in the making: changed step by step, it knows what became of the text that it was. */
export type Draft = EditedText & { file: string; root: () => Node; style: Style };

export const draftOf = (file: string, source: string): Draft => {
  const made = editedText(source);
  let tree: Node | undefined;
  const root = () => {
    tree ??= treeOf(made.text());
    if (!tree) {
      throw new Impossible(
        'The file cannot be read as it is written now: the check says what is wrong in it, and where.',
      );
    }
    return tree;
  };
  return {
    ...made,
    file,
    root,
    style: styleOf(source, root()),
    edit: (edits) => {
      made.edit(edits);
      tree = undefined;
    },
  };
};
