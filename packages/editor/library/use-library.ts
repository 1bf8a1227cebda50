import { useEffect, useState } from 'react';
import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import { EditError } from '../edit-client';
import { useSession, useSessionState } from '../editor-context';

/** The pictures of public/, loaded anew whenever something has changed; undefined until they are known. */
export const useLibrary = () => {
  const session = useSession();
  const version = useSessionState(({ state }) => state.version);
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      try {
        const response = await session.client.ask('pictures', { method: 'GET' });
        const found = (await response.json()) as LibraryPicture[];
        if (!isOld) setPictures(found);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        if (!isOld) setFailure(error.message);
      }
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [session, version]);
  return { pictures, failure };
};
