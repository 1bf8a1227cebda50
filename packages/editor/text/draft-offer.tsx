import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../src/schema/values/paths';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import { useSession, useSessionState } from '../editor-context';
import { goToPlace } from '../pages/go-to';
import { SteadyButton } from '../steady-button';
import { changedTo, type TypedDraft, type TypedDrafts } from './typed-drafts';

type OfferProps = {
  drafts: TypedDrafts;
  /** The text that is typed now, which has not been lost. */
  open: Place | undefined;
};

/** Offers what was being typed when the page was lost, one after the other. */
export const DraftOffer = ({ drafts, open }: OfferProps) => {
  const session = useSession();
  const [left, setLeft] = useState(() =>
    drafts.left().filter((draft) => {
      if (open && isSamePlace(draft, open)) return false;
      const isWritten = session.valueAt(draft) === draft.text;
      if (isWritten) drafts.forget(draft);
      return !isWritten;
    }),
  );
  const [messages, setMessages] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [draft] = left;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => region.current?.querySelector('button')?.focus();
    session.countOnPage('offers', left.length > 0 ? { count: left.length, show } : undefined);
    return () => session.countOnPage('offers', undefined);
  }, [session, left.length]);
  const hasPlace = useSessionState(
    ({ state }) => draft && typeof valueAt(state.files[draft.file], draft.path) === 'string',
  );
  if (!draft) return null;

  const end = () => {
    drafts.forget(draft);
    setMessages([]);
    setLeft(left.slice(1));
  };
  const putIn = async ({ file, path, text, was, words }: TypedDraft) => {
    setBusy(true);
    const answer = await session.write({
      words,
      changes: [{ do: 'set', file, path, value: text, was }],
    });
    setBusy(false);
    const theirs = session.valueAt(draft);
    if (answer.is === 'written') {
      end();
      goToPlace(session, draft);
    } else if (answer.is === 'refused') setMessages(answer.problems.map(({ message }) => message));
    else if (answer.is === 'lost' && typeof theirs === 'string' && theirs !== was) {
      setLeft([{ ...draft, was: theirs }, ...left.slice(1)]);
      setMessages([changedTo(theirs, '“Put it in”')]);
    } else if (answer.is === 'lost') setMessages([answer.message]);
  };

  return (
    <Alert
      ref={region}
      severity="info"
      role="region"
      aria-label="What you were typing"

      sx={{
        position: 'fixed',
        top: '1rem',
        insetInline: '1rem',
        mx: 'auto',
        maxWidth: '40rem',
        zIndex: 'modal',
      }}
    >
      <Typography>You were typing, and it was not written yet:</Typography>
      <Typography sx={{ fontWeight: 700, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {draft.text}
      </Typography>
      {!hasPlace && <Typography>There is no place for it now: copy it from here.</Typography>}
      <div role="status">
        {messages.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </div>
      <Stack direction="row" sx={{ columnGap: 4 }}>
        {hasPlace && (
          <SteadyButton disabled={isBusy} onClick={() => void putIn(draft)}>
            Put it in
          </SteadyButton>
        )}
        <SteadyButton disabled={isBusy} onClick={end}>
          Leave it
        </SteadyButton>
      </Stack>
    </Alert>
  );
};
