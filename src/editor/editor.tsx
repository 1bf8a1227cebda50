import Alert from '@mui/material/Alert';
import Popper from '@mui/material/Popper';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { EditorBar } from './editor-bar';
import { SessionContext } from './editor-context';
import { schemaAt, type Session } from './editor-session';
import { EditorTheme } from './editor-theme';
import { FirstHints } from './hints/first-hints';
import type { Place } from './marked-config';
import { Outline } from './page/outline';
import { listenToPresses } from './page/page-presses';
import { createPageTexts, type PlacedText } from './page/page-texts';
import { SectionTools } from './page/section-tools';
import { showWaiting } from './pages/go-to';
import { Panel } from './panel/panel';
import type { EditProblem } from './protocol';
import { StructureProvider } from './structure/structure';
import { DraftOffer } from './text/draft-offer';
import { MarkBar } from './text/mark-bar';
import { createTypedDrafts, type TypedDrafts } from './text/typed-drafts';
import { type TypedText, typeText } from './text/typed-text';

type Said = { problems: readonly EditProblem[]; message?: string | undefined };

const nothingSaid: Said = { problems: [] };

/** What the check says of the text that is typed, beside it. */
const SaidOfText = ({ typed, said }: { typed: TypedText; said: Said }) => {
  const words = [...said.problems.map(({ message }) => message), said.message ?? []].flat();
  if (words.length === 0) return null;
  return (
    <Popper open anchorEl={typed.view.dom} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Alert severity="error" variant="filled" sx={{ mt: 1, maxWidth: '32rem' }} data-edit-own>
        {words.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </Alert>
    </Popper>
  );
};

/** The texts of the page, to be pressed and typed. */
const useTexts = (session: Session, drafts: TypedDrafts) => {
  const [pointed, setPointed] = useState<PlacedText>();
  const [typed, setTyped] = useState<TypedText>();
  const [said, setSaid] = useState(nothingSaid);
  const [isLinking, setLinking] = useState(false);
  // What is selected in the text changes without React.
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    const texts = createPageTexts(root, session.page.config);
    let now: TypedText | undefined;

    const edit = async (text: PlacedText, point?: { x: number; y: number }) => {
      if (now && !(await now.finish())) return;
      const place: Place = { file: text.file, path: text.path };
      const written = session.valueAt(place);
      const current = texts.of(place) ?? text;
      const schema = schemaAt(text.file, session.get().state.files[text.file], text.path);
      if (typeof written !== 'string' || !schema) return;
      session.select(place);
      const { marks = false, description = text.path } = schema.meta() ?? {};
      setPointed(undefined);
      now = typeText({
        texts,
        text: current,
        written,
        sort: { marks },
        label: description,
        point,
        draft: (words) => {
          session.page.config.draft(place, words);
          if (words === undefined) drafts.drop(place);
          else drafts.keep({ ...place, text: words, was: written, words: description });
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
          end: () => {
            now = undefined;
            setTyped(undefined);
            setSaid(nothingSaid);
            setLinking(false);
          },
        },
      });
      setTyped(now);
    };

    const stopListening = listenToPresses(root, texts, {
      edit: (text, point) => void edit(text, point),
      select: (element) => {
        const text = texts.within(element);
        if (text) session.select({ file: text.file, path: text.path });
      },
      point: (text) => setPointed(now ? undefined : text),
    });
    window.addEventListener('pagehide', drafts.flush);
    return () => {
      now?.cancel();
      stopListening();
      texts.stop();
      window.removeEventListener('pagehide', drafts.flush);
    };
  }, [session, drafts]);

  return { pointed, typed, said, isLinking, setLinking };
};

const panelId = 'edit-panel';

const draftsOf = (session: Session) => {
  const name = session.valueAt({ file: 'config/site.ts', path: 'name' });
  return createTypedDrafts(typeof name === 'string' ? name : '');
};

/** The editor beside the page: outlines, what is typed, and the bar. */
const EditorParts = ({ session }: { session: Session }) => {
  const [drafts] = useState(() => draftsOf(session));
  const { pointed, typed, said, isLinking, setLinking } = useTexts(session, drafts);
  useEffect(() => showWaiting(session), [session]);
  const [isPanelOpen, setPanelOpen] = useState(true);
  return (
    <>
      {pointed && !typed && <Outline text={pointed} />}
      {typed && <SaidOfText typed={typed} said={said} />}
      {typed && typed.view.state.schema.marks.link && (
        <MarkBar typed={typed} isLinking={isLinking} setLinking={setLinking} />
      )}
      <DraftOffer drafts={drafts} />
      <FirstHints />
      {!typed && <SectionTools />}
      <Panel id={panelId} open={isPanelOpen} />
      <EditorBar
        panel={{ id: panelId, isOpen: isPanelOpen, toggle: () => setPanelOpen(!isPanelOpen) }}
      />
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
