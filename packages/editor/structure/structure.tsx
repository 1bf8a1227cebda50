import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Step } from '../../../src/schema/values/change';
import { joinPath } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { storePlaceholder } from '../blank/placeholder';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import type { Session } from '../editor-session';
import { focusFirst } from '../focus-first';
import { laterPart } from '../later-part';
import { showAdded, showOnceDrawn } from '../page/show-on-page';
import { focusKey } from '../panel/focus-key';
import { isHidden } from './entry-name';
import { hideStep, moveStep, removeStep } from './entry-steps';
import { entryPath, type ListAt, listAt } from './list-at';
import { isRule, type FieldRules } from './rules-of-field';
import { validDuplicate } from './valid-copy';
import { type Found, refusalIn, validInsert, whyRefused } from './valid-step';

// The pictures of sections need all of their components.
const AddDialog = laterPart(async () => (await import('./add-dialog')).AddDialog);

type Notice = { words: string; severity: 'success' | 'error'; canUndo?: boolean };

type Adding = {
  /** It is one of these. */
  only?: FieldRules | undefined;
  /** It is there. */
  onAdded?: (() => void) | undefined;
};

type Structure = {
  /** Asks for a kind where there are several, and adds an entry before the one at `at`. */
  add: (place: Place, at: number, how?: Adding) => void;
  /** Each resolves to where the entry is afterwards; undefined if nothing was changed. */
  move: (place: Place, from: number, to: number) => Promise<number | undefined>;
  duplicate: (place: Place, at: number) => Promise<number | undefined>;
  hide: (place: Place, at: number) => Promise<number | undefined>;
  remove: (place: Place, at: number) => Promise<number | undefined>;
};

const StructureContext = createContext<Structure | null>(null);

export const useStructure = (): Structure => {
  const structure = use(StructureContext);
  if (!structure) throw new Error('useStructure() was called outside <StructureProvider>.');
  return structure;
};

type Insertion = Adding & { place: ListAt; at: number };

type Host = {
  session: Session;
  tell: (notice: Notice | undefined) => void;
  ask: (insertion: Insertion) => void;
};

const createActions = ({ session, tell, ask }: Host) => {
  const files = () => session.get().state.files;
  const current = (place: Place) => listAt(files(), place);

  const refuse = (words: string) => {
    tell({ words: words || 'That cannot be done.', severity: 'error' });
    return undefined;
  };

  const write = async (step: Step, at: number, canUndo = false) => {
    const answer = await session.write(step);
    if (answer.is === 'written') {
      tell(canUndo ? { words: `${step.words}.`, severity: 'success', canUndo } : undefined);
      return at;
    }
    if (answer.is === 'valid') return at;
    return refuse(whyRefused(refusalIn(answer)));
  };

  const insert = async ({ place, at, only, onAdded }: Insertion, choice: string | undefined) => {
    const { tryStep } = session;
    const found = await validInsert({
      files: files(),
      place,
      at,
      choice,
      only,
      tryStep,
      storePlaceholder: () => storePlaceholder(session.client),
    }).catch((error: unknown): Found => {
      if (!(error instanceof EditError)) throw error;
      return { problems: [], message: error.message };
    });
    if (!('step' in found)) return refuse(whyRefused(found));
    const added = await write(found.step, at);
    if (added === undefined) return added;
    const path = entryPath(place, at);
    showAdded(session, { file: place.file, path });
    onAdded?.();
    if (only) focusKey(joinPath(path, 'message'), focusFirst);
    return added;
  };

  const structure: Structure = {
    add: (place, at, { only, onAdded } = {}) => {
      const list = current(place);
      if (!list) return;
      const [kind, ...others] = only?.kinds ?? [];
      if (list.choices && (!only || others.length > 0)) ask({ place: list, at, only, onAdded });
      else void insert({ place: list, at, only, onAdded }, kind);
    },
    move: async (place, from, to) => {
      const list = current(place);
      if (!list || from === to || list.list[to] === undefined) return undefined;
      return write(moveStep(list, from, to), to);
    },
    duplicate: async (place, at) => {
      const list = current(place);
      if (!list) return undefined;
      const { tryStep } = session;
      const found = await validDuplicate({ files: files(), place: list, at, tryStep });
      if (!('step' in found)) return refuse(whyRefused(found));
      const copied = await write(found.step, found.at);
      if (copied === undefined) return copied;
      showOnceDrawn(session, { file: place.file, path: entryPath(place, copied) });
      const [was, copy] = [list.list[at], current(place)?.list[copied]];
      // Of another field it may stand in a list that is not seen.
      if (isRule(was) && isRule(copy) && was.field !== copy.field) {
        const words = `Added “${list.nameOf(copy, copied)}”.`;
        tell({ words, severity: 'success', canUndo: true });
      }
      return copied;
    },
    hide: async (place, at) => {
      const list = current(place);
      if (!list) return undefined;
      const hidden = await write(hideStep(list, at), at);
      if (hidden !== undefined && isHidden(list.list[at]))
        showOnceDrawn(session, { file: place.file, path: entryPath(place, at) });
      return hidden;
    },
    remove: async (place, at) => {
      const list = current(place);
      return list && write(removeStep(list, at), at, true);
    },
  };
  return { structure, insert };
};

/** What adds, copies, moves, hides and deletes entries of lists, with its dialog and its notices. */
export const StructureProvider = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const [insertion, ask] = useState<Insertion>();
  const [notice, tell] = useState<Notice>();
  const { structure, insert } = useMemo(() => createActions({ session, tell, ask }), [session]);
  const close = () => tell(undefined);
  return (
    <StructureContext value={structure}>
      {children}
      {insertion && (
        <AddDialog
          place={insertion.place}
          only={insertion.only}
          onClose={() => ask(undefined)}
          onChoose={(kind) => {
            ask(undefined);
            void insert(insertion, kind);
          }}
        />
      )}
      <Snackbar
        open={notice !== undefined}
        autoHideDuration={notice?.severity === 'success' ? 20_000 : null}
        onClose={(_, reason) => reason === 'timeout' && close()}
        // Above the bar, and below what the bar opens: on a telephone it would lie on the half of it.
        sx={{ mb: 8, zIndex: 'modal' }}
      >
        <Alert
          severity={notice?.severity ?? 'success'}
          variant="filled"
          onClose={close}
          action={
            notice?.canUndo && (
              <Button
                color="inherit"
                onClick={() => {
                  close();
                  void session.undo();
                }}
              >
                Undo
              </Button>
            )
          }
        >
          {notice?.words}
        </Alert>
      </Snackbar>
    </StructureContext>
  );
};
