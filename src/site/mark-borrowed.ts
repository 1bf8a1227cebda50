import borrowed from 'virtual:borrowed-texts';

/** What is shown in the main language, since the language of the page lacks it. */
const texts = new Set(borrowed.texts);

const marked = new Set<Element>();

const isBorrowed = (element: Element) => texts.has(element.textContent.trim());

/** The outermost elements whose whole text it is. */
const borrowedIn = (root: Element): Element[] =>
  isBorrowed(root) ? [root] : [...root.children].flatMap(borrowedIn);

const mark = () => {
  for (const element of marked) {
    if (isBorrowed(element)) continue;
    element.removeAttribute('lang');
    marked.delete(element);
  }
  for (const element of borrowedIn(document.body)) {
    element.setAttribute('lang', borrowed.language);
    marked.add(element);
  }
};

/**
 * Marks texts in another language than the page, so that screen readers pronounce them as what they are (WCAG 3.1.2):
 * now, and in whatever is shown from now on.
 */
export const markBorrowed = () => {
  mark();
  const watch = { childList: true, characterData: true, subtree: true };
  new MutationObserver(mark).observe(document.body, watch);
};
