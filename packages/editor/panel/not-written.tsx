import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { goToPageOf } from '../pages/go-to';
import { focusKey } from './focus-key';
import type { SettingDraft } from './setting-drafts';

/** In the bar: how much was typed and could not be written; a press leads from one to the next. */
export const NotWritten = ({ open }: { open: () => void }) => {
  const session = useSession();
  const drafts = useSessionState((state) => state.drafts);
  const onPage = useSessionState((state) => state.onPage);
  const shown = useRef(-1);
  const openDraft = ({ file, path }: SettingDraft) => {
    open();
    goToPageOf(session, { file, path });
    session.select({ file, path });
    focusKey(path);
  };
  const all = [
    ...onPage.flatMap(({ count, show }) => Array.from({ length: count }, () => show)),
    ...drafts.filter(({ isRefused }) => isRefused).map((draft) => () => openDraft(draft)),
  ];
  if (all.length === 0) return null;
  const goOn = () => {
    shown.current = (shown.current + 1) % all.length;
    all[shown.current]?.();
  };
  return (
    <Button color="error" onClick={goOn}>
      {`${all.length} not written yet`}
    </Button>
  );
};
