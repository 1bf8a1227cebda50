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
import { useSession, useSessionState } from '../editor-context';
import { isHidden } from './entry-name';
import { canHide, entryPath, type ListAt } from './list-at';
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
};

type MenuProps = EntryProps & {
  at: number;
  anchor: HTMLElement;
  onClose: () => void;
  /** Where the entry, or the one in its place, is now. */
  onDone: (at: number | undefined) => void;
};

const EntryMenu = ({ place, only, at, anchor, onClose, onDone, ...around }: MenuProps) => {
  const structure = useStructure();
  const { list } = place;
  const act = (action: Promise<number | undefined>) => {
    onClose();
    void action.then((now) => onDone(now === undefined ? at : Math.min(now, list.length)));
  };
  const { before, after, move } = around;
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem disabled={before === undefined} onClick={() => act(move(before ?? at))}>
        Move up
      </MenuItem>
      <MenuItem disabled={after === undefined} onClick={() => act(move(after ?? at))}>
        Move down
      </MenuItem>
      <MenuItem onClick={() => act(structure.duplicate(place, at))}>Duplicate</MenuItem>
      {canHide(place, list[at]) && (
        <MenuItem onClick={() => act(structure.hide(place, at))}>
          {isHidden(list[at]) ? 'Show' : 'Hide'}
        </MenuItem>
      )}
      {only?.kinds.length !== 0 && (
        <MenuItem
          onClick={() => {
            onClose();
            structure.add(place, at + 1, only);
          }}
        >
          Add below
        </MenuItem>
      )}
      <MenuItem onClick={() => act(structure.remove(place, at).then(() => Math.max(0, at - 1)))}>
        Delete
      </MenuItem>
    </Menu>
  );
};

type RowProps = EntryProps & {
  id: number;
  onDone: (at: number | undefined) => void;
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
  const sortable = useSortable({ id });
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
        sx={{ ...target, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator />
      </IconButton>
      <ButtonBase
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          session.select(own);
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
