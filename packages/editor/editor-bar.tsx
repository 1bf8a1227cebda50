import Redo from '@mui/icons-material/Redo';
import Tune from '@mui/icons-material/Tune';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Changes } from './changes/changes-dialog';
import { useSession, useSessionState } from './editor-context';
import { undoId } from './focus-undo';
import { Keys } from './hints/keys';
import { LackingTexts } from './page/lacking-texts';
import { Pages } from './pages/pages-dialog';
import { NotWritten } from './panel/not-written';
import { SectionsView } from './structure/sections-view';

/** Ctrl+Z and its kin, where no text is typed. */
const useUndoKeys = () => {
  const session = useSession();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyped =
        target instanceof Element && target.closest('input, textarea, [contenteditable="true"]');
      if (isTyped || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      void (isRedo ? session.redo() : session.undo());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
};

type Status = { isWriting: boolean; isTyping: boolean; isRefused: boolean };

const statusWords = ({ isWriting, isTyping, isRefused }: Status) => {
  if (isWriting) return 'Writing …';
  if (isRefused) return 'All else is written in config.';
  return isTyping
    ? 'What you type is not written yet: Enter writes it.'
    : 'Everything is written in config.';
};

/** Tells the height of the bar to what stands above it. */
const tellHeight = (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--edit-bar-height', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** Opens and folds the panel, which has this id; `hold` says that a press has begun. */
type PanelSwitch = { id: string; isOpen: boolean; toggle: () => void; hold: () => void };

/** At the bottom of the window: pages, undoing, and whether all is written. */
export const EditorBar = ({ panel }: { panel: PanelSwitch }) => {
  const session = useSession();
  const { undo, redo } = useSessionState(({ state }) => state);
  const notice = useSessionState((state) => state.notice);
  const isWriting = useSessionState((state) => state.isWriting);
  const isTyping = useSessionState((state) => state.isTyping);
  const isRefused = useSessionState(({ drafts }) => drafts.some((each) => each.isRefused));
  useUndoKeys();
  const steps = [
    { id: undoId, words: undo, label: 'Undo', act: session.undo, Icon: Undo },
    { id: 'edit-redo', words: redo, label: 'Redo', act: session.redo, Icon: Redo },
  ];
  return (
    <Paper
      ref={tellHeight}
      component="section"
      aria-label="Editor"
      elevation={6}
      square
      data-edit-own
      data-edit-bar
      sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'modal' }}
    >
      {notice !== undefined && (
        <Alert
          severity={notice.canUndo ? 'info' : 'warning'}
          onClose={() => session.tell(undefined)}
        >
          {notice.words}
          {notice.canUndo && (
            <Button size="small" color="inherit" onClick={() => void session.undo()}>
              Undo
            </Button>
          )}
        </Alert>
      )}
      <Stack
        direction="row"
        spacing={{ xs: 1, sm: 3 }}
        sx={{ alignItems: 'center', flexWrap: 'wrap', px: { xs: 1, sm: 3 }, py: 1 }}
        useFlexGap
      >
        <Pages />
        <SectionsView />
        {steps.map(({ id, words, label, act, Icon }) => {
          const isPossible = words !== undefined;
          const title = isPossible ? `${label}: ${words}` : label;
          return (
            <Tooltip key={label} title={title}>
              <IconButton
                id={id}
                aria-label={title}
                // Not `disabled`: what was pressed last keeps the focus (WCAG 2.4.3).
                aria-disabled={!isPossible}
                onClick={() => void (isPossible && act())}
                sx={isPossible ? {} : { color: 'action.disabled' }}
              >
                <Icon />
              </IconButton>
            </Tooltip>
          );
        })}
        <Changes />
        <LackingTexts />
        <NotWritten open={() => void (!panel.isOpen && panel.toggle())} />
        <Typography
          role="status"
          sx={{
            // A line of its own where there is little room.
            flex: { xs: '1 0 100%', sm: 1 },
            order: { xs: -1, sm: 0 },
            fontSize: { xs: '0.8125rem', sm: '1rem' },
            px: { xs: 2, sm: 0 },
          }}
        >
          {statusWords({ isWriting, isTyping, isRefused })}
        </Typography>
        <Keys />
        <Tooltip title="Settings">
          <IconButton
            aria-label="Settings"
            aria-expanded={panel.isOpen}
            aria-controls={panel.id}
            onPointerDown={panel.hold}
            onClick={panel.toggle}
          >
            <Tune />
          </IconButton>
        </Tooltip>
      </Stack>
    </Paper>
  );
};
