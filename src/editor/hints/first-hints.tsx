import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { readNote, writeNote } from '../browser-notes';

const key = 'edit-hints';

const hints = [
  'Click a text and type. Click beside it, or press Enter, and it is written.',
  'Hold Ctrl (on a Mac, Cmd) and click to follow a link, as a visitor would.',
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

/** Three hints beside the page of the first visit, and never again. */
export const FirstHints = () => {
  const [isShown, setShown] = useState(isFirstVisit);
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key: pressed, defaultPrevented }: KeyboardEvent) => {
      if (pressed === 'Escape' && !defaultPrevented) setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Paper
      component="section"
      aria-labelledby="edit-hints"
      elevation={6}
      data-edit-own
      sx={{
        position: 'fixed',
        insetInlineEnd: '1rem',
        bottom: '6rem',
        zIndex: 'modal',
        maxWidth: 'min(24rem, calc(100vw - 2rem))',
        p: 4,
      }}
    >
      <Typography id="edit-hints" component="h2" sx={{ fontWeight: 700 }}>
        Editing this site
      </Typography>
      <ol>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      <Button variant="outlined" onClick={() => setShown(false)}>
        Got it
      </Button>
    </Paper>
  );
};
