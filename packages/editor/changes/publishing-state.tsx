import Alert, { type AlertColor } from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import type { JoinAnswer, Publishing } from '../../edit-protocol/changes-protocol';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import { SteadyButton } from '../steady-button';
import { useAttempt } from '../use-attempt';

/** Between one look and the next, in milliseconds: a build takes minutes. */
const pace = 10_000;

const severities: Record<Publishing['is'], AlertColor> = {
  building: 'info',
  live: 'success',
  failed: 'error',
  unknown: 'info',
};

/** What has become of what was published: asked anew until it is known; undefined before. */
export const usePublishing = (isAsked: boolean) => {
  const { client } = useSession();
  const [found, setFound] = useState<Publishing>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOld = false;
    const look = async () => {
      try {
        const answer = await client.get<Publishing>('publishing');
        if (isOld) return;
        setFound(answer);
        if (answer.is === 'live' || answer.is === 'failed') return;
      } catch (error) {
        // What is published stays so; the next look may be answered.
        if (!(error instanceof EditError)) throw error;
      }
      if (!isOld) timer = setTimeout(() => void look(), pace);
    };
    void look();
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, isAsked]);
  return found;
};

export const PublishingState = ({ words, is, address }: Publishing) => (
  <Alert severity={severities[is]} sx={{ mt: 2 }}>
    {words}{' '}
    {address !== undefined && (
      <Link href={address} target="_blank" rel="noopener noreferrer">
        What the host says of it (opens a new tab)
      </Link>
    )}
  </Alert>
);

/** What was published last, and a way to have what somebody else has published since. */
export const PublishedSoFar = ({ refresh }: { refresh: () => void }) => {
  const { client, takeState } = useSession();
  const state = usePublishing(true);
  const [answer, setAnswer] = useState<JoinAnswer>();
  const { isBusy, failure, attempt } = useAttempt();
  const join = () =>
    attempt(async () => {
      const joined = await client.post<JoinAnswer>('changes/join');
      if (joined.is === 'joined') takeState(joined.state);
      setAnswer(joined);
      refresh();
    });
  const words = failure ?? answer?.words;
  return (
    <div role="status">
      {state && state.is !== 'unknown' && <PublishingState {...state} />}
      {state?.others !== undefined && answer?.is !== 'joined' && (
        <Alert severity="info">{state.others}</Alert>
      )}
      {words !== undefined && (
        <Alert severity={answer?.is === 'joined' ? 'success' : 'warning'}>{words}</Alert>
      )}
      {state?.isBehind && answer?.is !== 'joined' && (
        <SteadyButton disabled={isBusy} onClick={() => void join()}>
          Take in what somebody else has published
        </SteadyButton>
      )}
    </div>
  );
};
