import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { isWithin } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { useSession, useSessionState } from '../editor-context';
import { showAt } from '../page/show-on-page';
import { isHidden } from './entry-name';
import { canHide, entryPath, type ListAt } from './list-at';
import { canMove, isOpening } from './opening';
import { messageOf, type FieldRules } from './rules-of-field';
import { useStructure } from './structure';

const target = { minWidth: 44, minHeight: 44, flex: 'none' };

type EntryProps = {
  place: ListAt;
  /** No others are shown. */
  only: FieldRules | undefined;
  /** Where the entries shown before and after it stand. */
  before: number | undefined;
  after: number | undefined;
  move: (to: number) => Promise<number | undefined>;
  onAdded: ((place: Place) => void) | undefined;
};

type MenuProps = EntryProps & {
  at: number;
  anchor: HTMLElement;
  onClose: () => void;
  onDone: RowProps['onDone'];
};

const EntryMenu = ({ place, only, at, anchor, onClose, onDone, ...around }: MenuProps) => {
  const structure = useStructure();
  const entry = place.list[at];
  const act = (action: Promise<number | undefined>, takesAway = false) => {
    onClose();
    void action.then((now) => onDone(now, takesAway));
  };
  const { before, after, move, onAdded } = around;
  const remove = async () => {
    const gone = await structure.remove(place, at);
    return gone === undefined ? gone : Math.max(0, at - 1);
  };
  const isFixed = isOpening(place, at);
  const mayGoTo = (to: number | undefined) => to !== undefined && canMove(place, at, to);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem disabled={!mayGoTo(before)} onClick={() => act(move(before ?? at))}>
        Move up
      </MenuItem>
      <MenuItem disabled={!mayGoTo(after)} onClick={() => act(move(after ?? at))}>
        Move down
      </MenuItem>
      <MenuItem disabled={isFixed} onClick={() => act(structure.duplicate(place, at))}>
        Duplicate
      </MenuItem>
      {canHide(place, entry) && (
        <MenuItem
          disabled={isFixed}
          onClick={() => act(structure.hide(place, at), !isHidden(entry))}
        >
          {isHidden(entry) ? 'Show' : 'Hide'}
        </MenuItem>
      )}
      {only?.kinds.length !== 0 && (
        <MenuItem
          onClick={() => {
            onClose();
            structure.add(place, at + 1, { only, onAdded });
          }}
        >
          Add below
        </MenuItem>
      )}
      <MenuItem disabled={isFixed} onClick={() => act(remove(), true)}>
        Delete
      </MenuItem>
    </Menu>
  );
};

type RowProps = EntryProps & {
  id: number;
  /** Where the entry is now, or the one before it; undefined if nothing was changed. Deleting and hiding take it away. */
  onDone: (now: number | undefined, takesAway: boolean) => void;
  onChosen?: (() => void) | undefined;
  /** What stands below it; only the selected entry has it. */
  children?: ReactNode;
};

/** An entry of a list: its name, what moves it, and a menu; the one that is selected, or has what is, is marked. */
export const EntryRow = ({ id, onDone, onChosen, children, ...props }: RowProps) => {
  const { place, only } = props;
  const at = id - 1;
  const entry = place.list[at];
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const sortable = useSortable({ id, disabled: { draggable: isOpening(place, at) } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    sortable;
  const name = place.nameOf(entry, at);
  const message = messageOf(entry);
  const own = { file: place.file, path: entryPath(place, at) };
  const isCurrent = useSessionState(
    ({ selected }) => selected?.file === own.file && isWithin(selected.path, own.path),
  );
  return (
    <Box
      component="li"
      data-at={at}
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
        bgcolor: 'background.default',
        ...(sortable.isDragging && {
          ...{ position: 'relative', zIndex: 1, boxShadow: 8, borderRadius: 1 },
          ...{ outline: '2px solid', outlineColor: 'primary.main' },
        }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        data-part="handle"
        sx={{ ...target, cursor: isOpening(place, at) ? 'default' : 'grab', touchAction: 'none' }}
      >
        <DragIndicator />
      </IconButton>
      <ButtonBase
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          session.select(own);
          showAt(session, own);
          onChosen?.();
        }}
        sx={{ flex: 1, minWidth: 0, minHeight: 44, justifyContent: 'start', textAlign: 'start' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', minWidth: 0, py: message === undefined ? 0 : 1 }}
        >
          <Typography
            noWrap={message === undefined}
            component="span"
            sx={{ display: 'block', ...(isCurrent && { fontWeight: 'bold' }) }}
          >
            {only?.nameOf(entry) ?? name}
            {isHidden(entry) && ' (hidden)'}
          </Typography>
          {message !== undefined && (
            <Typography
              noWrap
              component="span"
              sx={{ display: 'block', color: 'text.secondary', '&&': { fontSize: '0.8125rem' } }}
            >
              {message}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <IconButton
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        data-part="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={target}
      >
        <MoreVert />
      </IconButton>
      {anchor && (
        <EntryMenu
          {...props}
          at={at}
          anchor={anchor}
          onClose={() => setAnchor(undefined)}
          onDone={onDone}
        />
      )}
      {isCurrent && children}
    </Box>
  );
};
