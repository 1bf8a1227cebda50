import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../theme/visually-hidden';

/**
 * Copies `text` to the clipboard, and says so. If the browser forbids it (a dev server not on localhost),
 * selects the text in `element` instead, and says what to do.
 */
const copyText = async (text: string, element: HTMLElement | null): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    if (element) window.getSelection()?.selectAllChildren(element);
    return 'Selected: press Ctrl+C, or ⌘C on a Mac';
  }
};

type ConfigTextProps = {
  text: string;
  /** The example's name. */
  of: string;
};

/** The config of an example, and a button that copies it. */
export const ConfigText = ({ text, of }: ConfigTextProps) => {
  const [announcement, setAnnouncement] = useState('');
  const code = useRef<HTMLPreElement>(null);
  const copy = async () => {
    setAnnouncement('');
    setAnnouncement(await copyText(text, code.current));
  };
  return (
    <Stack sx={{ gap: 3, alignItems: 'start' }}>
      <Paper
        component="pre"
        ref={code}
        sx={{
          width: 1,
          m: 0,
          p: 4,
          bgcolor: 'background.tint',
          color: 'text.primary',
          fontSize: '0.8125rem',
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <code>{text}</code>
      </Paper>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy <VisuallyHidden>the config of {of}</VisuallyHidden>
        </Button>
        <Typography variant="label" role="status" sx={{ color: 'text.muted' }}>
          {announcement}
        </Typography>
      </Stack>
    </Stack>
  );
};
