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
import type { Value } from '../../../src/schema/values/change';
import { isWithin } from '../../../src/schema/values/paths';
import { useSession, useSessionState } from '../editor-context';
import { entryName, isHidden } from './entry-name';
import { canHide, entryPath, type ListAt } from './list-at';
import { useStructure } from './structure';

const target = { minWidth: 44, minHeight: 44, flex: 'none' };

type MenuProps = {
  place: ListAt;
  at: number;
  anchor: HTMLElement;
  onClose: () => void;
  /** Where the entry, or the one in its place, is now. */
  onDone: (at: number | undefined) => void;
};

const EntryMenu = ({ place, at, anchor, onClose, onDone }: MenuProps) => {
  const structure = useStructure();
  const { list } = place;
  const act = (action: Promise<number | undefined>) => {
    onClose();
    void action.then((now) => onDone(now === undefined ? at : Math.min(now, list.length)));
  };
  const isLast = at === list.length - 1;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} data-edit-own>
      <MenuItem disabled={at === 0} onClick={() => act(structure.move(place, at, at - 1))}>
        Move up
      </MenuItem>
      <MenuItem disabled={isLast} onClick={() => act(structure.move(place, at, at + 1))}>
        Move down
      </MenuItem>
      <MenuItem onClick={() => act(structure.duplicate(place, at))}>Duplicate</MenuItem>
      {canHide(place, list[at]) && (
        <MenuItem onClick={() => act(structure.hide(place, at))}>
          {isHidden(list[at]) ? 'Show' : 'Hide'}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          structure.add(place, at + 1);
        }}
      >
        Add below
      </MenuItem>
      <MenuItem onClick={() => act(structure.remove(place, at).then(() => Math.max(0, at - 1)))}>
        Delete
      </MenuItem>
    </Menu>
  );
};

type RowProps = {
  id: number;
  place: ListAt;
  entry: Value;
  at: number;
  onDone: (at: number | undefined) => void;
  /** What stands below it; only the selected entry has it. */
  children?: ReactNode;
};

/** An entry of a list: its name, what moves it, and a menu; the one that is selected, or has what is, is marked. */
export const EntryRow = ({ id, place, entry, at, onDone, children }: RowProps) => {
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const sortable = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    sortable;
  const name = entryName(entry, at);
  const own = { file: place.file, path: entryPath(place, at) };
  const isCurrent = useSessionState(
    ({ selected }) => selected?.file === own.file && isWithin(selected.path, own.path),
  );
  return (
    <Box
      component="li"
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
        sx={{ ...target, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator />
      </IconButton>
      <ButtonBase
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => session.select(own)}
        sx={{ flex: 1, minWidth: 0, minHeight: 44, justifyContent: 'start', textAlign: 'start' }}
      >
        <Typography noWrap component="span" sx={isCurrent ? { fontWeight: 'bold' } : {}}>
          {name}
          {isHidden(entry) && ' (hidden)'}
        </Typography>
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
          place={place}
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
