import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { readNote, writeNote } from '../browser-notes';
import { barHeight } from '../panel/panel';
import { keysId } from './keys';

const key = 'edit-hints';

const hints = [
  'Click a text and type. Click beside it, or press Enter, and it is written.',
  'Hold Ctrl (on a Mac, Cmd) and click to follow a link, as a visitor would.',
  'Without a mouse: Tab leads to a text, Enter or F2 lets you type, Ctrl+Enter follows a link, and Alt+F10 leads to the tools of a section. “Keys” in the bar, the button with ?, lists all keys.',
  'Every change can be undone, and “What has changed” lists them all.',
];

let isShownHere = false;

/** Whether it is this browser's first visit; it is none any more from then on. */
const isFirstVisit = () => {
  if (isShownHere || readNote(key) !== undefined) return false;
  isShownHere = true;
  writeNote(key, 'seen');
  return true;
};

const hintsId = 'edit-hints';

/** The hints stand there until they are closed, or another part of the editor is used. */
export const useFirstHints = () => {
  const [isShown, setShown] = useState(isFirstVisit);
  const close = useCallback(() => {
    // “Got it” goes away: what the hints say, and more, is told there (WCAG 2.4.3).
    if (document.activeElement?.closest(`[aria-labelledby="${hintsId}"]`))
      document.getElementById(keysId)?.focus();
    setShown(false);
  }, []);
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key: pressed, defaultPrevented }: KeyboardEvent) => {
      if (pressed === 'Escape' && !defaultPrevented) close();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('#editor')) return;
      if (!target.closest(`[aria-labelledby="${hintsId}"]`)) setShown(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [isShown, close]);
  return { isShown, close };
};

/**
 * Hints of the first visit: over the page's own corner, where the panel is not; on small screens where the
 * sheet opens once they are closed.
 */
export const FirstHints = ({ onClose }: { onClose: () => void }) => (
  <Paper
    component="section"
    aria-labelledby={hintsId}
    elevation={6}

    sx={{
      position: 'fixed',
      insetInlineStart: '1rem',
      bottom: `calc(${barHeight} + 1rem)`,
      zIndex: 'modal',
      width: 'min(24rem, calc(100vw - 2rem))',
      p: 4,
    }}
  >
    <Typography id={hintsId} component="h2" sx={{ fontWeight: 700 }}>
      Editing this site
    </Typography>
    <Box component="ol" sx={{ listStyle: 'decimal', pl: 5, my: 2 }}>
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </Box>
    <Button variant="outlined" onClick={onClose}>
      Got it
    </Button>
  </Paper>
);
