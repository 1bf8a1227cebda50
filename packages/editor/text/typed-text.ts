import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import type { EditProblem, StepAnswer } from '../../edit-protocol/protocol';
import type { PageTexts, PlacedText } from '../page/page-texts';
import { standInFor } from './stand-in';
import { createTextView, type Pasted, type TextView } from './text-view';

export type TypedText = {
  view: TextView;
  place: Place;
  /** What it is written to stands elsewhere in its file by now. */
  follow: (to: Place) => void;
  /** Writes what was typed; true if it is in the file, or nothing was changed. */
  finish: () => Promise<boolean>;
  /** As it was before. */
  cancel: () => void;
  /** The page is no longer there: what could not be written is kept for later. */
  leave: () => void;
};

type Typing = {
  texts: PageTexts;
  text: PlacedText;
  /** As config has it. */
  written: string;
  sort: { marks: boolean };
  linkClass: string;
  label: string;
  /** The language of the page has no words there: what is typed becomes its own, also where it is the same. */
  isLacking?: boolean;
  point?: { x: number; y: number } | undefined;
  /** Shows it at all places of the page; undefined: what is in the file. */
  draft: (text: string | undefined) => void;
  write: (text: string) => Promise<StepAnswer>;
  on: {
    select: () => void;
    problems: (problems: readonly EditProblem[], message?: string) => void;
    link: () => void;
    /** Enter writes it, or has left it as it is. */
    entered: () => void;
    arrow: (key: 'ArrowUp' | 'ArrowDown') => boolean;
    paste: (pasted: Pasted) => boolean;
    /** Nothing is typed any more. */
    end: () => void;
  };
  /** It is written, and stays shown. */
  wrote: (text: string) => void;
  /** What is typed is kept, and no longer shown. */
  keep: () => void;
};

/** On what belongs to the text that is typed: with the focus there, it goes on being typed. */
export const keepsText = 'data-edit-keeps-text';

/**
 * Begins to type a text where the page shows it; undefined where that cannot be, and the panel has to do. It ends
 * when the text is written, or taken back: what the check refuses stays in the page, to be fixed.
 */
export const typeText = (typing: Typing): TypedText | undefined => {
  const { texts, text, written, on } = typing;
  const standIn = standInFor(text);
  if (!standIn) return undefined;
  let place: Place = { file: text.file, path: text.path };
  let now = written;
  let isTyped = false;
  let writing: Promise<boolean> | undefined;
  let isOver = false;

  const isWhereItIsShown = () =>
    standIn.ids().some((id) => {
      const shown = texts.placeOf(id);
      return shown !== undefined && isSamePlace(shown, place);
    });

  /** The page may be made anew around it, at any change of config, and show it elsewhere. */
  const keepInPlace = new MutationObserver(() => {
    if (isOver || (standIn.isInPlace() && isWhereItIsShown())) return;
    const again = texts.of(place);
    if (!again) return;
    const hadFocus = view.hasFocus() || document.activeElement === document.body;
    standIn.replaceIn(again);
    if (hadFocus) view.focus();
  });

  const end = () => {
    const hadFocus = view.hasFocus() || document.activeElement?.closest(`[${keepsText}]`);
    isOver = true;
    keepInPlace.disconnect();
    view.destroy();
    standIn.remove();
    on.end();
    // What it was typed into is gone (WCAG 2.4.3).
    if (hadFocus) texts.focus(place);
  };

  const write = async () => {
    on.problems([]);
    const answer = await typing.write(now);
    // It was taken back meanwhile, or its place is gone.
    if (isOver) return answer.is === 'written';
    if (answer.is === 'written') {
      typing.wrote(now);
      end();
      return true;
    }
    if (answer.is === 'refused') on.problems(answer.problems);
    if (answer.is === 'lost') on.problems([], answer.message);
    return false;
  };

  const cancel = () => {
    if (isOver) return;
    typing.draft(undefined);
    end();
  };

  const leave = () => {
    if (isOver) return;
    typing.keep();
    end();
  };

  const finish = async (isSame = false): Promise<boolean> => {
    if (isOver) return true;
    if (now === written && !isSame) {
      cancel();
      return true;
    }
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  const view = createTextView({
    mount: standIn.mount,
    text: written,
    sort: typing.sort,
    linkClass: typing.linkClass,
    label: typing.label,
    point: typing.point,
    on: {
      change: (typed) => {
        now = typed;
        isTyped = true;
        typing.draft(typed);
      },
      select: on.select,
      finish: () => {
        void finish(isTyped && typing.isLacking === true);
        on.entered();
      },
      cancel,
      link: on.link,
      arrow: on.arrow,
      paste: on.paste,
    },
  });
  const stop = (event: Event) => event.stopPropagation();
  // Carousels, menus and buttons around it take no part.
  ['pointerdown', 'mousedown', 'touchstart', 'click', 'keydown', 'keyup'].forEach((name) =>
    standIn.mount.addEventListener(name, stop),
  );
  standIn.mount.addEventListener('click', (event) => event.preventDefault());
  standIn.mount.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && relatedTarget.closest(`[${keepsText}]`)) return;
    // The page may be made anew around the text, which takes the focus from it for a moment.
    requestAnimationFrame(() => {
      if (!isOver && standIn.isInPlace() && !view.hasFocus()) void finish();
    });
  });
  keepInPlace.observe(document.body, { childList: true, subtree: true });
  return {
    view,
    get place() {
      return place;
    },
    follow: (to) => {
      place = to;
    },
    finish: () => finish(),
    cancel,
    leave,
  };
};
