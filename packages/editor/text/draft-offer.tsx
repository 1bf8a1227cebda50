import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '../editor-context';
import { goToPlace } from '../pages/go-to';
import { SteadyButton } from '../steady-button';
import type { TypedDraft, TypedDrafts } from './typed-drafts';

/** Offers what was being typed when the page was lost, one after the other. */
export const DraftOffer = ({ drafts }: { drafts: TypedDrafts }) => {
  const session = useSession();
  const [left, setLeft] = useState(() =>
    drafts.left().filter((draft) => {
      const isWritten = session.valueAt(draft) === draft.text;
      if (isWritten) drafts.drop(draft);
      return !isWritten;
    }),
  );
  const [messages, setMessages] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [draft] = left;
  if (!draft) return null;

  const end = () => {
    drafts.drop(draft);
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
    if (answer.is === 'written') {
      end();
      goToPlace(session, draft);
    } else if (answer.is === 'refused') setMessages(answer.problems.map(({ message }) => message));
    else if (answer.is === 'lost') setMessages([answer.message]);
  };

  return (
    <Alert
      severity="info"
      role="region"
      aria-label="What you were typing"
      data-edit-own
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
      <div role="status">
        {messages.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </div>
      <Stack direction="row" sx={{ columnGap: 4 }}>
        <SteadyButton disabled={isBusy} onClick={() => void putIn(draft)}>
          Put it in
        </SteadyButton>
        <SteadyButton disabled={isBusy} onClick={end}>
          Leave it
        </SteadyButton>
      </Stack>
    </Alert>
  );
};
