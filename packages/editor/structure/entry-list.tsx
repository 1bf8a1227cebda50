import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { joinPath } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useSession, useSessionState } from '../editor-context';
import { focusUndo } from '../focus-undo';
import { focusOnceDrawn, showOnceDrawn } from '../page/show-on-page';
import { inWords } from '../panel/panel-keys';
import { EntryRow } from './entry-row';
import { entryPath, type ListAt, listAt, listsIn } from './list-at';
import { canMove, openingOf } from './opening';
import type { FieldRules } from './rules-of-field';
import { useStructure } from './structure';

const instructions =
  'To move it, press Space or Enter, then the up and down arrow keys; Space or Enter again puts it there, Escape takes it back.';

/** What is seen while keys move an entry; screen readers are told where it is. */
const whilePickedUp = 'The arrow keys move it. Space puts it there, Escape takes it back.';

const numberOf = (id: string | number) => Number(id) - 1;

const announcementsOf = ({ list, nameOf }: ListAt, ids: readonly number[]): Announcements => {
  let hasMoved = false;
  const name = (id: string | number) => nameOf(list[numberOf(id)], numberOf(id));
  const place = (id: string | number) => `place ${ids.indexOf(Number(id)) + 1} of ${ids.length}`;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return `${name(active.id)}, picked up at ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // At first it is over itself, which would be announced in place of the words above.
      if (!over || (over.id === active.id && !hasMoved)) return undefined;
      hasMoved = true;
      return `${name(active.id)}, at ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${name(active.id)}, moved to ${place(over.id)}.`
        : `${name(active.id)} was not moved.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays at ${place(active.id)}.`,
  };
};

const useMoving = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A swipe scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

type RowsProps = {
  place: ListAt;
  isTree: boolean;
  only: FieldRules | undefined;
  onDone: (() => void) | undefined;
};

/** An entry stood `at`, and is `now` there; undefined if nothing was changed. */
type Done = { at: number; now: number | undefined; takesAway?: boolean };

const Rows = ({ place, isTree, only, onDone }: RowsProps) => {
  const session = useSession();
  const structure = useStructure();
  const rows = useRef<HTMLUListElement>(null);
  const sensors = useMoving();
  const [isPickedUp, setPickedUp] = useState(false);
  const { list } = place;
  const ids = useMemo(
    () => list.flatMap((entry, at) => (!only || only.holds(entry) ? [at + 1] : [])),
    [list, only],
  );
  const announcements = useMemo(() => announcementsOf(place, ids), [place, ids]);

  const focusRow = (at: number, target: string) => {
    const focus = () => {
      const all = [...(rows.current?.children ?? [])] as HTMLElement[];
      const row = all.findLast(({ dataset }) => Number(dataset.at) <= at) ?? all[0];
      const button = row?.querySelector<HTMLElement>(`[data-part="${target}"]`);
      // Of an empty list no row is left.
      if (button) button.focus();
      else focusUndo();
    };
    // The menu gives the focus back to its button first.
    setTimeout(focus, 0);
  };

  const move = async (from: number, to: number) => {
    const at = await structure.move(place, from, to);
    if (at !== undefined) showOnceDrawn(session, { file: place.file, path: entryPath(place, at) });
    return at;
  };

  /** The list goes once something is done, where it stands over the page; what was refused leaves it. */
  const leave = (done: Done, target: string) => {
    const { at, now, takesAway = false } = done;
    if (now === undefined || !onDone) focusRow(now ?? at, target);
    else {
      onDone();
      if (takesAway) focusUndo();
    }
  };

  const onAdded =
    onDone &&
    ((added: Place) => {
      onDone();
      focusOnceDrawn(session, added);
    });

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const [from, to] = [numberOf(active.id), numberOf(over.id)];
    // Before the opening of a page means right below it.
    const allowed = canMove(place, from, to) ? to : openingOf(place) + 1;
    void move(from, allowed).then((now) => leave({ at: from, now }, 'handle'));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ activatorEvent }) => setPickedUp(activatorEvent instanceof KeyboardEvent)}
      onDragCancel={() => setPickedUp(false)}
      onDragEnd={(event) => {
        setPickedUp(false);
        onDragEnd(event);
      }}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      {isPickedUp && <FormHelperText aria-hidden>{whilePickedUp}</FormHelperText>}
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ul" role="list" ref={rows} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ids.map((id, index) => {
            const at = numberOf(id);
            const [before, after] = [ids[index - 1], ids[index + 1]];
            return (
              <EntryRow
                key={id}
                id={id}
                place={place}
                only={only}
                before={before && numberOf(before)}
                after={after && numberOf(after)}
                move={(to) => move(at, to)}
                onDone={(now, takesAway) => leave({ at, now, takesAway }, 'menu')}
                onAdded={onAdded}
                onChosen={onDone}
              >
                {isTree && (
                  <InnerLists
                    at={{ file: place.file, path: entryPath(place, at) }}
                    entry={list[at]}
                    onDone={onDone}
                  />
                )}
              </EntryRow>
            );
          })}
        </Box>
      </SortableContext>
    </DndContext>
  );
};

type InnerProps = Pick<RowsProps, 'onDone'> & { at: Place; entry: unknown };

/** Below an entry of a tree: its own lists, each by its name. */
const InnerLists = ({ at: { file, path }, entry, onDone }: InnerProps) =>
  listsIn(entry).map((key) => (
    <Box
      key={key}
      role="group"
      aria-label={inWords(key)}
      sx={{ flexBasis: '100%', minWidth: 0, paddingInlineStart: 4 }}
    >
      <Typography variant="label" aria-hidden>
        {inWords(key)}
      </Typography>
      <EntryList file={file} path={joinPath(path, key)} isTree onDone={onDone} />
    </Box>
  ));

type EntryListProps = Place & {
  /** It shows no others. */
  only?: FieldRules;
  /** What is selected shows its own lists below it. */
  isTree?: boolean;
  /** One was chosen, or something was done with it. */
  onDone?: (() => void) | undefined;
};

/** The entries of the list at a place; a press opens one in the panel. */
export const EntryList = ({ file, path, only, isTree = false, onDone }: EntryListProps) => {
  const files = useSessionState(({ state }) => state.files);
  const place = useMemo(() => listAt(files, { file, path }), [files, file, path]);
  return place && place.list.some((entry) => !only || only.holds(entry)) ? (
    <Rows place={place} isTree={isTree} only={only} onDone={onDone} />
  ) : null;
};
