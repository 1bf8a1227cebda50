import { whenParsed } from '../loading/browser-facilities';
import { type Early, earlyMark, scriptingMark, waitingMark } from './early';
import { isPlainPress } from './is-plain-press';

const islandOf = (element: Element) => element.closest(`[${waitingMark}]`);

const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/** What a button opens, where the browser's own search finds it while it is closed. */
const findableOf = (button: Element) =>
  document
    .getElementById(button.getAttribute('aria-controls') ?? '')
    ?.querySelector('[data-findable]');

const hide = (part: Element) => part.setAttribute('hidden', 'until-found');

/**
 * Until a part of the page is hydrated: opens what a button with `data-script="open"` opens, only by styles, and keeps
 * other presses. `markHydrated` carries both out, so that React knows what was pressed. Of an island one is open at most.
 */
export const keepPresses = ({ presses }: Early, start: () => void): void => {
  const flip = (button: HTMLElement) => {
    const opens = !isOpen(button);
    const { otherLabel } = button.dataset;
    button.setAttribute('aria-expanded', String(opens));
    button.setAttribute(earlyMark, '');
    if (otherLabel !== undefined) {
      button.dataset.otherLabel = button.getAttribute('aria-label') ?? '';
      button.setAttribute('aria-label', otherLabel);
    }
    const found = findableOf(button);
    if (found && opens) found.removeAttribute('hidden');
    else if (found) hide(found);
    const place = presses.indexOf(button);
    if (place < 0) presses.push(button);
    else presses.splice(place, 1);
  };

  const open = (button: HTMLElement, island: Element) => {
    for (const other of island.querySelectorAll<HTMLElement>(`[${earlyMark}]`)) {
      if (other !== button && isOpen(other) && islandOf(other) === island) flip(other);
    }
    flip(button);
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const pressed =
      target instanceof Element
        ? target.closest<HTMLElement>('button, [data-script="press"]')
        : undefined;
    const island = pressed && islandOf(pressed);
    const need = pressed?.dataset.script;
    if (!pressed || !island || need === 'none') return;
    const opens = need === 'open';
    const isKept = opens || document.documentElement.hasAttribute(scriptingMark);
    if (!isKept || (need === 'press' && !isPlainPress(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (opens) return open(pressed, island);
    if (presses.includes(pressed)) return;
    presses.push(pressed);
    pressed.setAttribute('aria-busy', 'true');
  };

  /** The menu closes, as it does with script: its label says what it opens. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const menu = presses.find((button) => isOpen(button) && button.dataset.otherLabel);
    if (!menu) return;
    flip(menu);
    menu.focus();
  };

  /** The browser's search has found words in a closed part. */
  const onFound = ({ target }: Event) => {
    const region = target instanceof Element ? target.parentElement : null;
    const button = document.querySelector<HTMLElement>(`[aria-controls="${region?.id}"]`);
    const island = button && islandOf(button);
    if (!button || !island || isOpen(button)) return;
    open(button, island);
    start();
  };

  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('beforematch', onFound, true);
  whenParsed(() => document.querySelectorAll('[data-findable]').forEach(hide));
};
