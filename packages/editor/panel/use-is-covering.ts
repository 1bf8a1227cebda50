import { useEffect, useState } from 'react';

/** On what the page has opened down to the foot of the window: it ends above the editor's bar. */
export const aboveBarMark = 'data-edit-above-bar';

/** Whether it stays in the window while the page is scrolled: what lies below the editor there is never seen. */
const staysInWindow = (element: Element): boolean => {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return element.parentElement !== null && staysInWindow(element.parentElement);
};

/** What the page has opened by a press and keeps in the window, such as its menu. */
const openedIn = (root: Element): Element[] => {
  const opened = [
    ...root.querySelectorAll('details[open]'),
    ...[...root.querySelectorAll('[aria-expanded="true"][aria-controls]')].flatMap(
      (button) => document.getElementById(button.getAttribute('aria-controls') ?? '') ?? [],
    ),
  ];
  const isInner = (one: Element) => opened.some((other) => other !== one && other.contains(one));
  return opened.filter((each) => !isInner(each) && each.clientHeight > 0 && staysInWindow(each));
};

const barHeight = () => document.querySelector('[data-edit-bar]')?.clientHeight ?? 0;

const endAboveBar = (root: Element, opened: readonly Element[]) => {
  root.querySelectorAll(`[${aboveBarMark}]`).forEach((element) => {
    if (!opened.includes(element)) element.removeAttribute(aboveBarMark);
  });
  opened
    .filter((each) => each.getBoundingClientRect().bottom > window.innerHeight - barHeight())
    .forEach((each) => each.setAttribute(aboveBarMark, ''));
};

/**
 * Keeps what the page has opened in reach: it ends above the bar. Whether the sheet, which has this share
 * of the window's height in per cent, would lie on it; undefined: there is none.
 */
export const useIsCovering = (sheetShare: number | undefined): boolean => {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    const look = () => {
      const opened = openedIn(root);
      endAboveBar(root, opened);
      const sheet = window.innerHeight * (1 - (sheetShare ?? 0) / 100);
      setCovering(opened.some((each) => each.getBoundingClientRect().bottom > sheet));
    };
    const observer = new MutationObserver(look);
    const attributeFilter = ['aria-expanded', 'open', 'class'];
    observer.observe(root, { subtree: true, attributes: true, attributeFilter });
    root.addEventListener('transitionend', look);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      root.removeEventListener('transitionend', look);
      window.removeEventListener('resize', look);
    };
  }, [sheetShare]);
  return sheetShare !== undefined && isCovering;
};
