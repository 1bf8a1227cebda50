import Redo from '@mui/icons-material/Redo';
import Tune from '@mui/icons-material/Tune';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { Changes } from '../changes/changes-dialog';
import { useSession, useSessionState } from '../editor-context';
import { undoId } from '../focus-undo';
import { Keys } from '../hints/keys';
import { Pictures } from '../library/library-button';
import { LackingTexts } from '../page/lacking-texts';
import { Pages, PageSelect } from '../pages/pages-dialog';
import { NotWritten } from '../panel/not-written';
import { SectionsView } from '../structure/sections-view';
import { BarButton, More } from './bar-button';
import { BarStatus } from './bar-status';

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

const tellHeight = (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--edit-bar-height', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** The last thing to be told, above the row. */
const NoticeLine = () => {
  const session = useSession();
  const notice = useSessionState((state) => state.notice);
  if (notice === undefined) return null;
  return (
    <Alert severity={notice.canUndo ? 'info' : 'warning'} onClose={() => session.tell(undefined)}>
      {notice.words}
      {notice.canUndo && (
        <Button size="small" color="inherit" onClick={() => void session.undo()}>
          Undo
        </Button>
      )}
    </Alert>
  );
};

const steps = {
  undo: { id: undoId, label: 'Undo', Icon: Undo },
  redo: { id: 'edit-redo', label: 'Redo', Icon: Redo },
};

const StepButton = ({ step }: { step: keyof typeof steps }) => {
  const session = useSession();
  const words = useSessionState(({ state }) => state[step]);
  const { id, label, Icon } = steps[step];
  return (
    <BarButton
      id={id}
      label={words === undefined ? label : `${label}: ${words}`}
      Icon={Icon}
      isOff={words === undefined}
      onClick={() => void session[step]()}
    />
  );
};

/** Opens and folds the panel, which has this id; `hold` says that a press has begun. */
type PanelSwitch = { id: string; isOpen: boolean; toggle: () => void; hold: () => void };

type EditorBarProps = { panel: PanelSwitch; devices: ReactNode };

/** At the bottom of the window, in one row: pages, undoing, and whether all is written. */
export const EditorBar = ({ panel, devices }: EditorBarProps) => {
  const isSmall = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const isMiddle = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  useUndoKeys();
  const lists = (
    <>
      <Pages />
      <SectionsView />
    </>
  );
  return (
    <Paper
      ref={tellHeight}
      component="section"
      aria-label="Editor"
      elevation={6}
      square

      data-edit-bar
      sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'modal' }}
    >
      <NoticeLine />
      <Stack
        direction="row"
        spacing={{ xs: 1, sm: 2 }}
        sx={{
          alignItems: 'center',
          px: { xs: 1, sm: 3 },
          py: 1,
          whiteSpace: 'nowrap',
          '& > *': { flexShrink: 0 },
        }}
        useFlexGap
      >
        <PageSelect />
        {!isSmall && lists}
        <StepButton step="undo" />
        {!isSmall && <StepButton step="redo" />}
        {!isMiddle && <Pictures />}
        {!isMiddle && <Changes />}
        <LackingTexts />
        <NotWritten open={() => void (!panel.isOpen && panel.toggle())} />
        <Box sx={{ flex: '1 1 1.25rem', minWidth: 0 }}>
          <BarStatus />
        </Box>
        {devices}
        {!isMiddle && <Keys />}
        {isMiddle && (
          <More>
            {isSmall && lists}
            {isSmall && <StepButton step="redo" />}
            <Pictures />
            <Changes />
            <Keys />
          </More>
        )}
        <BarButton
          label="Settings"
          Icon={Tune}
          aria-expanded={panel.isOpen}
          aria-controls={panel.id}
          onPointerDown={panel.hold}
          onClick={panel.toggle}
        />
      </Stack>
    </Paper>
  );
};
