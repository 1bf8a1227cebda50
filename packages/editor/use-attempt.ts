import { useState } from 'react';
import { EditError } from './edit-client';

/** One thing at a time that is asked of the server: whether it is under way, and in words why it failed. */
export const useAttempt = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Undefined where it failed. */
  const attempt = async <Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      setFailure(error.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
};
