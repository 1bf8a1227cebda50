import { marksIn, withoutSigns } from '../marks';
import { hostOf, isAllOf, type ShownText } from '../page/shown-text';

/**
 * What a text is typed into: an element with the same looks at the same place, outside of what React renders. React
 * goes on showing the page; the element that it shows the text with is hidden meanwhile.
 */
export type StandIn = {
  /** The words go here. */
  mount: HTMLElement;
  /** Puts it in the place of the text again, if the page was made anew around it. */
  replaceIn: (text: ShownText) => void;
  isInPlace: () => boolean;
  /** The numbers of the texts that the page shows where it stands. */
  ids: () => number[];
  remove: () => void;
};

/** Elements that act by themselves on keys and presses, or in which nothing can be typed. */
const acting = 'button, label, a[href], [role="button"], [role="tab"], [role="menuitem"]';

/** Hides an element of the page: a rule of the editor's style sheet says what it means. */
export const hiddenMark = 'data-edit-hidden';

const pathFrom = (root: Node, node: Node): number[] => {
  const { parentNode } = node;
  if (node === root || !parentNode) return [];
  return [...pathFrom(root, parentNode), [...parentNode.childNodes].indexOf(node as ChildNode)];
};

const follow = (root: Node, path: readonly number[]): Node | undefined =>
  path.reduce<Node | undefined>((node, at) => node?.childNodes[at], root);

/** A copy that only looks like the element. */
const copyOf = (element: Element): HTMLElement => {
  const isActing = element.matches(acting);
  const inner = element.cloneNode(true) as HTMLElement;
  const copy = isActing ? document.createElement('span') : inner;
  if (isActing) {
    copy.className = element.className;
    copy.style.cssText = element.getAttribute('style') ?? '';
    copy.append(...inner.childNodes);
    const { display } = getComputedStyle(element);
    copy.style.display = display;
  }
  [copy, ...copy.querySelectorAll<HTMLElement>('*')].forEach((each) => {
    // Its language is that of what is typed: of words that the page's language lacks, it is another one.
    ['id', 'tabindex', 'name', 'for', 'lang', 'aria-describedby', hiddenMark].forEach((name) =>
      each.removeAttribute(name),
    );
  });
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (marksIn(node.nodeValue ?? '').length > 0)
      node.nodeValue = withoutSigns(node.nodeValue ?? '');
  }
  return copy;
};

/** What of the page gives way to the stand-in, and where the words go in a copy of it. */
const rootOf = (text: ShownText): Element | undefined => {
  const host = hostOf(text);
  if (!host) return undefined;
  return host.closest(acting) ?? (isAllOf(host, text) ? host : undefined);
};

const mountIn = (root: Element, copy: HTMLElement, text: ShownText): HTMLElement => {
  const host = hostOf(text) ?? root;
  const place = follow(copy, pathFrom(root, host));
  if (isAllOf(host, text) && place instanceof HTMLElement) {
    place.replaceChildren();
    return place;
  }
  const mount = document.createElement('span');
  const node = follow(copy, pathFrom(root, text.start.node));
  node?.parentNode?.replaceChild(mount, node);
  return mount;
};

/** A text between other things of the page: its node is empty while it is typed. */
const inText = (text: ShownText): StandIn => {
  const mount = document.createElement('span');
  let node = text.start.node;
  let shown = node.data;
  const observer = new MutationObserver(() => {
    if (node.data === '') return;
    shown = node.data;
    node.data = '';
  });
  const place = (at: Text) => {
    node = at;
    shown = at.data;
    at.after(mount);
    at.data = '';
    observer.observe(at, { characterData: true });
  };
  place(node);
  return {
    mount,
    isInPlace: () => mount.isConnected && node.isConnected,
    ids: () => marksIn(shown).map(({ id }) => id),
    replaceIn: ({ start }) => {
      observer.disconnect();
      place(start.node);
    },
    remove: () => {
      observer.disconnect();
      if (node.data === '') node.data = shown;
      mount.remove();
    },
  };
};

/** Puts a stand-in for a text into the page; undefined where the text is spread among other things. */
export const standInFor = (text: ShownText): StandIn | undefined => {
  const root = rootOf(text);
  if (!root) return text.start.node === text.end.node ? inText(text) : undefined;
  const copy = copyOf(root);
  const mount = mountIn(root, copy, text);
  let hidden = root;
  const place = (at: Element) => {
    hidden = at;
    at.after(copy);
    at.setAttribute(hiddenMark, '');
  };
  place(root);
  return {
    mount,
    isInPlace: () => copy.isConnected && hidden.isConnected && hidden.nextSibling === copy,
    ids: () => marksIn(hidden.textContent ?? '').map(({ id }) => id),
    replaceIn: (now) => {
      hidden.removeAttribute(hiddenMark);
      const next = rootOf(now);
      if (next) place(next);
    },
    remove: () => {
      hidden.removeAttribute(hiddenMark);
      copy.remove();
    },
  };
};
