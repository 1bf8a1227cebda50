import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { focusFirst } from './focus-first';

type DialogViewProps = {
  title: string;
  /** One of several views of a dialog: its title has the focus as it comes. */
  isOneOfSeveral?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

/** What a dialog shows: its title, by which Material UI names the dialog, what it holds, and what can be done. */
export const DialogView = ({
  title,
  isOneOfSeveral = false,
  actions,
  children,
}: DialogViewProps) => (
  <>
    <DialogTitle
      ref={isOneOfSeveral ? focusFirst : null}
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {title}
    </DialogTitle>
    {/* Without room above it the label of a field that comes first, which stands on its edge, is cut off. */}
    <DialogContent sx={{ '.MuiDialogTitle-root + &': { pt: 3 } }}>{children}</DialogContent>
    {actions && <DialogActions sx={{ columnGap: 3, flexWrap: 'wrap' }}>{actions}</DialogActions>}
  </>
);
