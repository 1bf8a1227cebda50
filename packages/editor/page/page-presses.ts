import type { PageTexts, PlacedText } from './page-texts';

type Point = { x: number; y: number };

export type PagePresses = {
  /** A text is pressed, or Enter or a letter is, while it has the focus. */
  edit: (text: PlacedText, point?: Point) => void;
  /** Whether a letter opens the text, as it does the cell of a table. */
  types: (text: PlacedText) => boolean;
  /** An arrow key is pressed on a text; whether it led to another one. */
  moves: (text: PlacedText, key: string) => boolean;
  select: (element: Element) => void;
  /** The pointer or the focus is on a text, or on none. */
  point: (text: PlacedText | undefined) => void;
};

const controls = 'input, select, textarea, iframe, video';

/** What a blank presses. */
const pressed = 'button, summary, [role="button"], [role="tab"], [role="menuitem"]';

const isCommand = ({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => ctrlKey || metaKey;

/** Whether a key types its sign: AltGr, which Windows tells as Ctrl and Alt, and a Mac's Option type those such as €. */
const types = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || (!isCommand(event) && (!event.altKey || event.key > '~'));

/** What is typed into, and what the editor itself has on the page. */
const isTyped = (target: Element) => target.closest('[contenteditable="true"]') !== null;

/**
 * Presses on the page in edit mode: texts are edited and do not act. With Ctrl or Cmd everything acts as it does
 * for visitors. Returns what ends it.
 */
export const listenToPresses = (root: HTMLElement, texts: PageTexts, on: PagePresses) => {
  let passes = false;

  const actAsForVisitors = (target: Element) => {
    passes = true;
    (target.closest<HTMLElement>('a, button, summary') ?? (target as HTMLElement)).click();
    passes = false;
  };

  const onClick = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    if (passes || !(target instanceof Element) || isTyped(target)) return;
    const text = event.detail === 0 ? undefined : texts.at({ x, y });
    const isLink = target.closest('a[href]') !== null;
    if (isCommand(event)) {
      // Not in a new tab, as browsers have it.
      if (!isLink && !text) return;
      event.preventDefault();
      event.stopPropagation();
      actAsForVisitors(target);
      return;
    }
    if (text || isLink) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (text) on.edit(text, { x, y });
    else if (!target.closest(controls)) on.select(target);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isTyped(target) || target.closest(controls)) return;
    const { key } = event;
    const isLetter = key.length === 1 && types(event);
    const isEnter = key === 'Enter' || key === 'F2';
    if (!isLetter && !isEnter && !key.startsWith('Arrow')) return;
    const text = texts.within(target);
    if (!text) return;
    if (isLetter) {
      // A blank presses a button, and would scroll the page.
      if (key === ' ' && target.closest(pressed)) return;
      if (key === ' ') event.preventDefault();
      // The letter itself is typed into what opens.
      else if (on.types(text)) on.edit(text);
      return;
    }
    if (!isEnter && !on.moves(text, key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isEnter) return;
    if (isCommand(event)) actAsForVisitors(target);
    else on.edit(text);
  };

  const onPointer = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (target instanceof Element && isTyped(target)) return on.point(undefined);
    on.point(texts.at({ x, y }));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !isTyped(target) && target.matches(':focus-visible')) {
      on.point(texts.within(target));
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('click', onClick, { signal, capture: true });
  root.addEventListener('keydown', onKeyDown, { signal, capture: true });
  root.addEventListener('pointermove', onPointer, { signal, passive: true });
  root.addEventListener('pointerleave', () => on.point(undefined), { signal });
  root.addEventListener('focusin', onFocus, { signal });
  return () => listening.abort();
};
