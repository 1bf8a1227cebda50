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
import { movedIndex, movedPlace } from '../moved-place';
import { showAdded, showOnceDrawn } from '../page/show-on-page';
import { focusKey } from '../panel/focus-key';
import { isHidden } from './entry-name';
import { hideStep, moveStep, isNeeded, neededWords, removeStep } from './entry-steps';
import { entryPath, type Files, type ListAt, listAt } from './list-at';
import { isRule, type FieldRules, rulesOfField } from './rules-of-field';
import { validDuplicate } from './valid-copy';
import { type Found, refusalIn, validInsert, whyRefused } from './valid-step';

// The pictures of sections need all of their components.
const AddDialog = laterPart(async () => (await import('./add-dialog')).AddDialog);

type Notice = { words: string; severity: 'success' | 'error'; canUndo?: boolean };

type Adding = {
  /** It is one of these. */
  only?: FieldRules | undefined;
  /** Shows it once it is there; left out: Settings do, at its first field. */
  onAdded?: ((place: Place) => void) | undefined;
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

/** `files`: as they were when it was pressed. */
type Insertion = Adding & { place: ListAt; at: number; files: Files };

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

  /** The list and the entry that a press meant, in the state that the steps under way leave; undefined where it is gone. */
  const afterSteps = async (place: Place, at: number, pressed = files()) => {
    const before = listAt(pressed, place);
    await session.settled();
    const list = before && current(movedPlace(place, pressed, files()));
    const now = list && movedIndex(before.list, list.list, at);
    return { list, at: now };
  };

  const insert = async (asked: Insertion, choice: string | undefined) => {
    const { tryStep } = session;
    const { onAdded, files: pressed } = asked;
    // It is added behind the one before it.
    const { list: place, at: behind } = await afterSteps(asked.place, asked.at - 1, pressed);
    if (!place) return refuse('Its list is not there any more.');
    const at = asked.at === 0 ? 0 : behind === undefined ? place.list.length : behind + 1;
    const only =
      asked.only && rulesOfField(files(), movedPlace(asked.only.at, pressed, files()))?.only;
    if (asked.only && !only) return refuse('Its field is not there any more.');
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
    if (onAdded) onAdded({ file: place.file, path });
    else focusKey(only ? joinPath(path, 'message') : path, focusFirst);
    return added;
  };

  const structure: Structure = {
    add: (place, at, { only, onAdded } = {}) => {
      const list = current(place);
      if (!list) return;
      const [kind, ...others] = only?.kinds ?? [];
      const asked = { place: list, at, only, onAdded, files: files() };
      if (list.choices && (!only || others.length > 0)) ask(asked);
      else void insert(asked, kind);
    },
    move: async (pressed, was, target) => {
      const { list, at: from } = await afterSteps(pressed, was);
      if (!list || from === undefined) return undefined;
      const to = from + target - was;
      if (from === to || list.list[to] === undefined) return undefined;
      return write(moveStep(list, from, to), to);
    },
    duplicate: async (pressed, was) => {
      const { list, at } = await afterSteps(pressed, was);
      if (!list || at === undefined) return undefined;
      const { tryStep } = session;
      const found = await validDuplicate({ files: files(), place: list, at, tryStep });
      if (!('step' in found)) return refuse(whyRefused(found));
      const copied = await write(found.step, found.at);
      if (copied === undefined) return copied;
      showOnceDrawn(session, { file: list.file, path: entryPath(list, copied) });
      const [original, copy] = [list.list[at], current(list)?.list[copied]];
      // Of another field it may stand in a list that is not seen.
      if (isRule(original) && isRule(copy) && original.field !== copy.field) {
        const words = `Added “${list.nameOf(copy, copied)}”.`;
        tell({ words, severity: 'success', canUndo: true });
      }
      return copied;
    },
    hide: async (pressed, was) => {
      const { list, at } = await afterSteps(pressed, was);
      if (!list || at === undefined) return undefined;
      const hidden = await write(hideStep(list, at), at);
      if (hidden !== undefined && isHidden(list.list[at]))
        showOnceDrawn(session, { file: list.file, path: entryPath(list, at) });
      return hidden;
    },
    remove: async (pressed, was) => {
      const { list, at } = await afterSteps(pressed, was);
      if (!list || at === undefined) return undefined;
      return isNeeded(list) ? refuse(neededWords(list)) : write(removeStep(list, at), at, true);
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
