import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { goToPageOf } from '../pages/go-to';
import { focusKey } from './focus-key';

/** In the bar: how much was typed in Settings and could not be written; a press leads from one to the next. */
export const NotWritten = ({ open }: { open: () => void }) => {
  const session = useSession();
  const drafts = useSessionState((state) => state.drafts);
  const shown = useRef(-1);
  const refused = drafts.filter(({ isRefused }) => isRefused);
  if (refused.length === 0) return null;
  const goOn = () => {
    shown.current = (shown.current + 1) % refused.length;
    const draft = refused[shown.current];
    if (!draft) return;
    open();
    goToPageOf(session, draft);
    session.select({ file: draft.file, path: draft.path });
    focusKey(draft.path);
  };
  return (
    <Button color="error" onClick={goOn}>
      {`${refused.length} not written yet`}
    </Button>
  );
};
