import type { LibraryPicture } from '../../edit-protocol/pictures-protocol';
import type { EditClient } from '../edit-client';
import { useSessionState } from '../editor-context';
import { useAnswer } from '../use-answer';

const askPictures = async (client: EditClient) => {
  const response = await client.ask('pictures', { method: 'GET' });
  return response.json<readonly LibraryPicture[]>();
};

/** The pictures of public/, loaded anew whenever something has changed; undefined until they are known. */
export const useLibrary = () => {
  const version = useSessionState(({ state }) => state.version);
  const { answer: pictures, failure } = useAnswer(askPictures, version);
  return { pictures, failure };
};
