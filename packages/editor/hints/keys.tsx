import HelpOutlined from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { BarButton } from '../bar/bar-button';
import { DialogView } from '../dialog-view';

/** The button that opens the list of keys. */
export const keysId = 'edit-keys';

/** Where a Mac has Cmd, Ctrl does as well, but for marks and undoing. docs/editing.md has the same list. */
const keys = [
  ['Tab', 'To the next text of the page, or to what can be pressed'],
  ['Enter or F2', 'Type the text that has the focus'],
  ['Enter', 'Write what you have typed; in the last cell of a table, begin a row'],
  ['Escape', 'Take back what you have typed'],
  ['Ctrl+B, Ctrl+I, Ctrl+K', 'Bold, italic, a link, where a text may have them'],
  ['Ctrl+Enter', 'Follow a link or press a button of the page, as visitors do'],
  ['Alt+F10', 'To the tools of the section; the arrow keys lead along them, Escape leads back'],
  ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
] as const;

/** A button of the bar, and the list of keys that it opens. A key of its own would be one letter (WCAG 2.1.4). */
export const Keys = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <BarButton id={keysId} label="Keys" Icon={HelpOutlined} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={close}>
        <DialogView title="Keys" actions={<Button onClick={close}>Close</Button>}>
          <Box component="dl" sx={{ m: 0 }}>
            {keys.map(([key, words]) => (
              <div key={key}>
                <Box component="dt" sx={{ mt: 2, fontWeight: 700 }}>
                  {key}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {words}
                </Box>
              </div>
            ))}
          </Box>
        </DialogView>
      </Dialog>
    </>
  );
};
