import { heardOnly } from '../../../src/theme/heard-only';
import { marksIn, withoutSigns } from '../marks';
import { inWindow } from './box-in-window';

type Point = { node: Text; offset: number };

/** A text of config where the page shows it: from behind its first mark to its second. */
export type ShownText = { id: number; start: Point; end: Point };

/** The texts of config that are shown below `root`, in the order of the document. Linear in its text. */
export const shownTextsIn = (root: Node): ShownText[] => {
  const found: ShownText[] = [];
  const open = new Map<number, Point>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { side, id, from, to } of marksIn(node.nodeValue ?? '')) {
      const start = open.get(id);
      if (side === 'start') open.set(id, { node: node as Text, offset: to });
      else if (start) {
        open.delete(id);
        found.push({ id, start, end: { node: node as Text, offset: from } });
      }
    }
  }
  return found;
};

export const rangeOf = ({ start, end }: ShownText): Range => {
  const range = document.createRange();
  // The page may have drawn fewer letters there since.
  const within = ({ node, offset }: Point) => Math.min(offset, node.length);
  range.setStart(start.node, within(start));
  range.setEnd(end.node, within(end));
  return range;
};

/** The smallest element that holds all of a text. */
export const hostOf = (text: ShownText): Element | null => {
  const { commonAncestorContainer: common } = rangeOf(text);
  return common instanceof Element ? common : common.parentElement;
};

/** Whether it holds words for screen readers alone: src/theme/heard-only.ts. */
export const isHeardOnly = (element: Element): boolean =>
  getComputedStyle(element).clipPath === heardOnly.clipPath;

/** Whether an element shows nothing but this text. */
export const isAllOf = (host: Element, { start, end }: ShownText): boolean => {
  const before = document.createRange();
  before.selectNodeContents(host);
  before.setEnd(start.node, start.offset);
  const after = document.createRange();
  after.selectNodeContents(host);
  after.setStart(end.node, end.offset);
  return [before, after].every(
    (range) =>
      withoutSigns(range.toString()).trim() === '' &&
      range.cloneContents().querySelector('img, svg, input, iframe') === null,
  );
};

/** The text that is drawn at a point of the window: the innermost of several. A folded menu has its room there, too. */
export const textAtPoint = (
  texts: readonly ShownText[],
  { x, y }: { x: number; y: number },
): ShownText | undefined =>
  texts
    .filter((text) =>
      inWindow([...rangeOf(text).getClientRects()]).some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      ),
    )
    .findLast((text) => hostOf(text)?.checkVisibility({ visibilityProperty: true }));
