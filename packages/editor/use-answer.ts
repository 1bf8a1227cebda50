import { useEffect, useState } from 'react';
import { type EditClient, EditError } from './edit-client';
import { useSession } from './editor-context';

type Anew = {
  /** With every other one it is asked anew. */
  version?: number;
  /** So long one version after the other may come before it is asked, in milliseconds. */
  gap?: number;
};

/**
 * What the editor's server answers; undefined until it is known, with the reason where it cannot be. It is asked anew with
 * every other `ask`, which comes from `useCallback`, and with every other `version`; a late answer to the one before is dropped.
 */
export const useAnswer = <Answer>(
  ask: (client: EditClient) => Promise<Answer>,
  { version, gap = 0 }: Anew = {},
) => {
  const { client } = useSession();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isOld = false;
    const take = async () => {
      try {
        const found = await ask(client);
        if (isOld) return;
        setAnswer(() => found);
        setFailure(undefined);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        if (!isOld) setFailure(error.message);
      }
    };
    const timer = setTimeout(() => void take(), gap);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ask, client, version, gap]);
  return { answer, failure, setAnswer };
};
