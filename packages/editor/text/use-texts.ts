import { useEffect, useReducer, useRef, useState } from 'react';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { StepAnswer } from '../../edit-protocol/protocol';
import type { Session } from '../editor-session';
import { isSameKey, movedPlace } from '../moved-place';
import { onPageChange } from '../page/page-address';
import { listenToPresses } from '../page/page-presses';
import { createPageTexts, type PlacedText } from '../page/page-texts';
import { entryShownAt } from '../page/shown-entry';
import { hostOf } from '../page/shown-text';
import { nameOfPath } from '../panel/panel-keys';
import type { Files } from '../structure/list-at';
import { isBegun } from '../structure/made-of';
import { cellKeys, type Coming } from './cell-keys';
import type { TextFeedback } from './feedback-on-text';
import { keeperOfTyped } from './keep-typed';
import { keysMeanwhile, type Meanwhile } from './keys-meanwhile';
import { pastedEntries } from './pasted-entries';
import { changedTo, type TypedDrafts } from './typed-drafts';
import { type TypedText, typeText } from './typed-text';

/** Whether a text says {names}, which the page shows filled in. */
const hasNames = (written: unknown) => typeof written === 'string' && /[{}]/.test(written);

const noFeedback: TextFeedback = { problems: [] };

type Point = { x: number; y: number };

/** The texts of the page, to be pressed and typed. */
export const useTexts = (session: Session, drafts: TypedDrafts) => {
  const [pointed, setPointed] = useState<PlacedText>();
  const [typed, setTyped] = useState<TypedText>();
  const [feedback, setFeedback] = useState(noFeedback);
  const [isLinking, setLinking] = useState(false);
  const linkLook = useRef<HTMLAnchorElement>(null);
  const [offers, offer] = useReducer((count: number) => count + 1, 0);
  // What is selected in the text changes without React.
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    const texts = createPageTexts(root, session.page.config);
    const cells = cellKeys({ session, texts, edit: (text) => void edit(text) });
    let now: TypedText | undefined;
    /** What is typed stays with its text when config changes around it. */
    let followIn: ((before: Files, after: Files) => void) | undefined;
    let latestPress = 0;
    let waiting: Promise<unknown> | undefined;

    const keepTyped = keeperOfTyped({ session, drafts, offer, nameOf: cells.name });

    /** What is typed has no place any more. */
    const leaveTyped = () => {
      now?.leave();
      offer();
    };

    const open = (text: PlacedText, { point, caught }: { point?: Point; caught?: Meanwhile }) => {
      let place: Place = { file: text.file, path: text.path };
      const written = session.valueAt(place);
      const current = texts.of(place) ?? text;
      const schema = schemaInFile(text.file, session.get().state.files[text.file], text.path);
      session.select(place);
      const moved = session.page.config.movedText(text.id);
      // What is made of it, such as a price in words, is changed in the panel, where its text is no longer the page's.
      const isAsShown = moved === undefined || moved === written || hasNames(written);
      if (typeof written !== 'string' || !schema || !isAsShown) {
        if (caught) keepTyped(caught.end(), { place, isWhole: false });
        return;
      }
      let base = written;
      let latest: string | undefined;
      let isPasting = false;
      /** Somebody else has changed the same text: what is typed may stand in its place, by another Enter. */
      const sayChanged = (answer: StepAnswer): StepAnswer => {
        const theirs = session.valueAt(place);
        if (answer.is !== 'lost' || typeof theirs !== 'string' || theirs === base) return answer;
        base = theirs;
        session.tell(undefined);
        const message = `${changedTo(theirs, 'Enter')}, Escape leaves it so.`;
        return { ...answer, message };
      };
      const { marks = false, description = nameOfPath(text.path) } = schema.meta() ?? {};
      const draft = (words: string | undefined) => {
        latest = words;
        session.page.config.draft(place, words);
        session.markTyped('page', words !== undefined && words !== written);
        if (words === undefined) drafts.drop(place);
        else drafts.keep({ ...place, text: words, was: base, words: description });
        session.page.redraw(place.file);
      };
      setPointed(undefined);
      const focused = document.activeElement;
      const begun = typeText({
        texts,
        text: current,
        written,
        sort: { marks },
        linkClass: linkLook.current?.className ?? '',
        label: cells.name(place) ?? description,
        isLacking: session.wordsAt(place) === 'main',
        // What the editor began with goes as a whole.
        point: isBegun(written, place.path) ? undefined : point,
        draft,
        wrote: (words) => {
          drafts.drop(place);
          // The page shows names filled in.
          if (hasNames(words)) session.page.config.draft(place, undefined);
          else session.page.config.wrote(place, words);
          session.page.redraw(place.file);
        },
        keep: () => {
          drafts.flush();
          session.page.config.draft(place, undefined);
          session.page.redraw(place.file);
        },
        write: async (value) =>
          sayChanged(
            await session.write({
              words: description,
              changes: [{ do: 'set', ...place, value, was: base }],
            }),
          ),
        on: {
          select: redraw,
          problems: (problems, message) => {
            setFeedback({ problems, message });
            const isRefused = problems.length > 0 || message !== undefined;
            if (!isRefused) return;
            session.markTyped('page', true, true);
            session.countOnPage('typed', { count: 1, show: () => now?.view.focus() });
          },
          link: () => setLinking(true),
          entered: () => cells.entered(place),
          arrow: (key) => {
            const beside = cells.beside(place, key);
            if (beside) void now?.finish().then((isWritten) => isWritten && texts.focus(beside));
            return beside !== undefined;
          },
          paste: ({ words, ...pasted }) => {
            /** It is typed on, where what was pasted is not written. */
            const end = (isWritten: boolean) => {
              isPasting = false;
              if (isWritten) begun?.cancel();
            };
            isPasting = true;
            if (cells.paste(place, { words, end })) return true;
            const step = pastedEntries(session.get().state.files, place, {
              ...pasted,
              was: written,
            });
            if (!step) {
              isPasting = false;
              return false;
            }
            void session.write(step).then((answer) => {
              end(answer.is === 'written');
              if (answer.is === 'refused') setFeedback(answer);
              if (answer.is === 'lost') setFeedback({ problems: [], message: answer.message });
            });
            return true;
          },
          end: () => {
            now = undefined;
            followIn = undefined;
            session.markTyped('page', false);
            session.countOnPage('typed', undefined);
            setTyped(undefined);
            setFeedback(noFeedback);
            setLinking(false);
          },
        },
      });
      now = begun;
      followIn = (before, after) => {
        if (!begun) return;
        const to = movedPlace(place, before, after);
        if (isPasting || isSamePlace(to, place)) return;
        const isThere = isSameKey(to, place);
        const words = latest;
        draft(undefined);
        place = to;
        if (words !== undefined) draft(words);
        if (isThere) begun.follow(to);
        else if (words === undefined) begun.cancel();
        else leaveTyped();
      };
      setTyped(begun);
      if (caught && begun) caught.handTo(begun);
      else if (caught) keepTyped(caught.end(), { place, isWhole: point === undefined });
      // What is typed by now is the next one's.
      if (caught && focused instanceof HTMLTextAreaElement && focused.isConnected) focused.focus();
    };

    /** Those pressed one after the other: each is opened once the one before it is written, and it is there. */
    const edit = async (
      text: PlacedText | ((isWritten: boolean) => Promise<Coming | undefined>),
      point?: Point,
    ) => {
      latestPress += 1;
      const press = latestPress;
      const isToCome = typeof text === 'function';
      if (!now && waiting === undefined && !isToCome) {
        open(text, { point });
        return;
      }
      const lead = (
        to: (from: Place, isWritten: boolean) => Coming | undefined | Promise<Coming | undefined>,
      ) =>
        void edit(async (isWritten) => {
          const from = await own;
          return from && to(from, isWritten);
        });
      const isCell = isToCome || cells.isCell(text);
      const caught = keysMeanwhile(
        isCell
          ? {
              enter: () => lead(cells.rowAfter),
              tab: (isBack) => lead((from) => cells.next(from, isBack)),
            }
          : {},
      );
      const before = waiting;
      const own = (async () => {
        await before;
        // What could not be written stays open.
        const isWritten = now === undefined || (await now.finish().catch(() => false));
        const coming = isToCome ? await text(isWritten) : { place: text, text };
        // Of several pressed, the last one counts, and those into which somebody has typed.
        const isMeant = press === latestPress || caught.hasTyped();
        if (isWritten && coming?.text && isMeant) open(coming.text, { point, caught });
        else {
          // The rest of a word would be typed into the text that is not written.
          await caught.rest();
          keepTyped(caught.end(), { place: coming?.place, isWhole: point === undefined });
        }
        if (!isWritten) now?.view.focus();
        return coming?.place;
      })();
      waiting = own;
      await own;
      if (waiting === own) waiting = undefined;
    };

    const stopListening = listenToPresses(root, texts, {
      edit: (text, point) => void edit(text, point),
      select: (element) => {
        const text = texts.within(element);
        const { config } = session.page;
        const { files } = session.get().state;
        const place = text ?? entryShownAt(element, { root, config, files });
        if (place) session.select({ file: place.file, path: place.path });
      },
      point: (text) => setPointed(now ? undefined : text),
      // Of a link or a button a letter may be a key of the page's own.
      types: (text) =>
        hostOf(text)?.closest(
          'a[href], button, summary, [role="button"], [role="tab"], [role="menuitem"]',
        ) == null,
      moves: (text, key) => {
        const beside = cells.beside(text, key);
        if (beside) texts.focus(beside);
        return beside !== undefined;
      },
    });
    /** A text of the page that is left is written, as by a press beside it; what is refused is offered. */
    const leave = async () => {
      const left = now;
      if (!left || (await left.finish().catch(() => false))) return;
      left.leave();
      offer();
    };
    let known = session.get().state.files;
    const stopKeeping = session.listen(() => {
      session.page.config.forgetWritten(session.valueAt).forEach(session.page.redraw);
      const before = known;
      known = session.get().state.files;
      if (known !== before) followIn?.(before, known);
    });
    const stopFollowing = onPageChange(() => void leave());
    void drafts.takeOfClosed().then((isAny) => isAny && offer());
    window.addEventListener('pagehide', drafts.flush);
    return () => {
      now?.cancel();
      stopFollowing();
      stopKeeping();
      stopListening();
      texts.stop();
      window.removeEventListener('pagehide', drafts.flush);
    };
  }, [session, drafts]);

  return { pointed, typed, feedback, offers, isLinking, setLinking, linkLook };
};
