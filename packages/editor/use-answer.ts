import { useEffect, useState } from 'react';
import { type EditClient, EditError } from './edit-client';
import { useSession } from './editor-context';

/**
 * What the editor's server answers; undefined until it is known, with the reason where it cannot be. It is asked anew with
 * every other `ask`, which comes from `useCallback`, and with every other `version`; a late answer to the one before is dropped.
 */
export const useAnswer = <Answer>(
  ask: (client: EditClient) => Promise<Answer>,
  version?: number,
) => {
  const { client } = useSession();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isOld = false;
    ask(client)
      .then((found) => {
        if (!isOld) setAnswer(() => found);
      })
      .catch((error: unknown) => {
        if (!(error instanceof EditError)) throw error;
        if (!isOld) setFailure(error.message);
      });
    return () => {
      isOld = true;
    };
  }, [ask, client, version]);
  return { answer, failure };
};
