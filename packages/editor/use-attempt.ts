import { useState } from 'react';
import { EditError } from './edit-client';

/** One thing at a time that is asked of the server: whether it is under way, and in words why it failed. */
export const useAttempt = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
};
