import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { goToPageOf, waitFor } from '../pages/go-to';

/** For how long the field of a draft is waited for, in milliseconds. */
const patience = 3000;

const focusKey = (path: string) =>
  waitFor(
    () => {
      const keys = [...document.querySelectorAll<HTMLElement>('[data-edit-key]')];
      const key = keys.find(({ dataset }) => dataset.editKey === path);
      const field = key?.querySelector<HTMLElement>('input, textarea, select');
      field?.focus();
      // It may still be folded.
      return field != null && document.activeElement === field;
    },
    () => undefined,
    patience,
  );

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
