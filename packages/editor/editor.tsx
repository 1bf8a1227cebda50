import Link from '@mui/material/Link';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { siteFile } from '../../src/schema/config-files';
import type { Place } from '../../src/schema/values/written-place';
import { EditorBar } from './bar/editor-bar';
import { SessionContext } from './editor-context';
import type { Session } from './editor-session';
import { EditorTheme } from './editor-theme';
import { keepFocus } from './focus-undo';
import { FirstHints, useFirstHints } from './hints/first-hints';
import { type Device, DeviceFrame, Devices } from './page/device-frame';
import { Outline } from './page/outline';
import { leaveSelection, onPageChange } from './page/page-address';
import { listenToPresses } from './page/page-presses';
import { createPageTexts, type PlacedText } from './page/page-texts';
import { PictureDrop } from './page/picture-drop';
import { SectionTools } from './page/section-tools';
import { Panel, panelWidth, useIsSheet } from './panel/panel';
import { sheetShares } from './panel/sheet-handle';
import { useIsCovering } from './panel/use-is-covering';
import { schemaAt } from './schema-at';
import { StructureProvider } from './structure/structure';
import { cellKeys } from './text/cell-keys';
import { DraftOffer } from './text/draft-offer';
import { keysMeanwhile, type Meanwhile } from './text/keys-meanwhile';
import { MarkBar } from './text/mark-bar';
import { pastedEntries } from './text/pasted-entries';
import { type Said, SaidOfText } from './text/said-of-text';
import { createTypedDrafts, type TypedDrafts } from './text/typed-drafts';
import { type TypedText, typeText } from './text/typed-text';

/** Whether a text says {names}, which the page shows filled in. */
const hasNames = (written: unknown) => typeof written === 'string' && /[{}]/.test(written);

const nothingSaid: Said = { problems: [] };

type Point = { x: number; y: number };

/** The texts of the page, to be pressed and typed. */
const useTexts = (session: Session, drafts: TypedDrafts) => {
  const [pointed, setPointed] = useState<PlacedText>();
  const [typed, setTyped] = useState<TypedText>();
  const [said, setSaid] = useState(nothingSaid);
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
    let asked = 0;
    let waiting: Promise<void> | undefined;

    const open = (text: PlacedText, { point, caught }: { point?: Point; caught?: Meanwhile }) => {
      const place: Place = { file: text.file, path: text.path };
      const written = session.valueAt(place);
      const current = texts.of(place) ?? text;
      const schema = schemaAt(text.file, session.get().state.files[text.file], text.path);
      session.select(place);
      const moved = session.page.config.movedText(text.id);
      // What is made of it, such as a price in words, is changed in the panel, where its text is no longer the page's.
      const isAsShown = moved === undefined || moved === written || hasNames(written);
      if (typeof written !== 'string' || !schema || !isAsShown) {
        caught?.handTo(undefined);
        return;
      }
      const { marks = false, description = text.path } = schema.meta() ?? {};
      setPointed(undefined);
      now = typeText({
        texts,
        text: current,
        written,
        sort: { marks },
        linkClass: linkLook.current?.className ?? '',
        label: cells.name(place) ?? description,
        isLacking: session.wordsAt(place) === 'main',
        point,
        draft: (words) => {
          session.page.config.draft(place, words);
          session.markTyped('page', words !== undefined && words !== written);
          if (words === undefined) drafts.drop(place);
          else drafts.keep({ ...place, text: words, was: written, words: description });
          session.page.redraw(place.file);
        },
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
        write: (value) =>
          session.write({
            words: description,
            changes: [{ do: 'set', ...place, value, was: written }],
          }),
        on: {
          select: redraw,
          problems: (problems, message) => setSaid({ problems, message }),
          link: () => setLinking(true),
          entered: () => cells.entered(place),
          arrow: (key) => {
            const beside = cells.beside(place, key);
            if (beside) void now?.finish().then((isWritten) => isWritten && texts.focus(beside));
            return beside !== undefined;
          },
          paste: ({ words, ...pasted }) => {
            const stop = () => now?.cancel();
            if (cells.paste(place, { words, stop })) return true;
            const step = pastedEntries(session.get().state.files, place, {
              ...pasted,
              was: written,
            });
            if (!step) return false;
            void session.write(step).then((answer) => {
              if (answer.is === 'written') stop();
              if (answer.is === 'refused') setSaid(answer);
            });
            return true;
          },
          end: () => {
            now = undefined;
            session.markTyped('page', false);
            setTyped(undefined);
            setSaid(nothingSaid);
            setLinking(false);
          },
        },
      });
      setTyped(now);
      caught?.handTo(now);
    };

    /** Those pressed one after the other: each is opened once the one before it is written. */
    const edit = async (text: PlacedText, point?: Point) => {
      asked += 1;
      const turn = asked;
      if (!now && waiting === undefined) {
        open(text, { point });
        return;
      }
      const caught = keysMeanwhile();
      const before = waiting;
      const own = (async () => {
        await before;
        // What could not be written stays open.
        const isWritten = now === undefined || (await now.finish().catch(() => false));
        // Of several pressed, the last one counts, and those into which somebody has typed.
        const isMeant = turn === asked || caught.hasTyped();
        if (isWritten && isMeant) open(text, { point, caught });
        else caught.handTo(undefined);
      })();
      waiting = own;
      await own;
      if (waiting === own) waiting = undefined;
    };

    const stopListening = listenToPresses(root, texts, {
      edit: (text, point) => void edit(text, point),
      select: (element) => {
        const text = texts.within(element);
        if (text) session.select({ file: text.file, path: text.path });
      },
      point: (text) => setPointed(now ? undefined : text),
      types: (text) => cells.isCell(text),
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
    const stopKeeping = session.listen(() =>
      session.page.config.forgetWritten(session.valueAt).forEach(session.page.redraw),
    );
    const stopFollowing = onPageChange(() => void leave());
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

  return { pointed, typed, said, offers, isLinking, setLinking, linkLook };
};

const panelId = 'edit-panel';

/** On small screens the sheet of the panel opens once the first hints are closed. */
const HintsPanelAndBar = () => {
  const [isPanelWanted, setPanelWanted] = useState(true);
  const hints = useFirstHints();
  const isSheet = useIsSheet();
  const [share, setShare] = useState(sheetShares.first);
  // It gives way to what the page has opened below it.
  const isCovering = useIsCovering(isSheet && isPanelWanted ? share : undefined);
  const isOpen = isPanelWanted && !(isSheet && hints.isShown) && !isCovering;
  const [device, showDevice] = useState<Device>('desktop');
  const pressed = useRef<boolean>(undefined);
  const toggle = () => {
    hints.close();
    setPanelWanted(!(pressed.current ?? isOpen));
    pressed.current = undefined;
  };
  // The press itself closes a menu of the page, and brings a sheet back that gave way to it.
  const hold = () => {
    pressed.current = isOpen;
  };
  return (
    <>
      {hints.isShown && <FirstHints onClose={hints.close} />}
      <Panel id={panelId} open={isOpen} sheet={isSheet ? { share, setShare } : undefined} />
      {!isSheet && device !== 'desktop' && (
        <DeviceFrame device={device} inlineEnd={isOpen ? panelWidth : 0} />
      )}
      <EditorBar
        panel={{ id: panelId, isOpen, toggle, hold }}
        devices={!isSheet && <Devices device={device} show={showDevice} />}
      />
    </>
  );
};

const draftsOf = (session: Session) => {
  const name = session.valueAt({ file: siteFile, path: 'name' });
  const { language } = session.get().state;
  // What is typed in a language is offered there.
  const own = language && !language.isMain ? ` ${language.own}` : '';
  return createTypedDrafts(`${typeof name === 'string' ? name : ''}${own}`);
};

/** The editor beside the page: outlines, what is typed, and the bar. */
const EditorParts = ({ session }: { session: Session }) => {
  const [drafts] = useState(() => draftsOf(session));
  const { pointed, typed, said, offers, ...ofTexts } = useTexts(session, drafts);
  const { isLinking, setLinking, linkLook } = ofTexts;
  useEffect(() => leaveSelection(session), [session]);
  useEffect(() => keepFocus(document.getElementById('root')), []);
  const isTyping = typed !== undefined;
  // None of it follows from a key.
  const around = useMemo(
    () => (
      <>
        <DraftOffer key={offers} drafts={drafts} />
        {!isTyping && <SectionTools />}
        <PictureDrop />
        <HintsPanelAndBar />
      </>
    ),
    [drafts, offers, isTyping],
  );
  return (
    <>
      {/* Links that are typed look like this one. */}
      <Link ref={linkLook} hidden />
      {pointed && !typed && <Outline text={pointed} />}
      {typed && <SaidOfText typed={typed} said={said} />}
      {typed && typed.view.state.schema.marks.link && (
        <MarkBar typed={typed} isLinking={isLinking} setLinking={setLinking} />
      )}
      {around}
    </>
  );
};

export const Editor = ({ session }: { session: Session }) => {
  const value = useMemo(() => session, [session]);
  return (
    <SessionContext value={value}>
      <EditorTheme>
        <StructureProvider>
          <EditorParts session={session} />
        </StructureProvider>
      </EditorTheme>
    </SessionContext>
  );
};
