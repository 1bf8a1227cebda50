import { useCallback, useEffect, useState } from 'react';
import type { ChangeList, SiteChange } from '../../edit-protocol/changes-protocol';
import { EditError } from '../edit-client';
import { useSession, useSessionState } from '../editor-context';

/** So long one change after the other may come before the list is loaded again, in milliseconds. */
const gap = 200;

/** What somebody has changed; security rules follow by themselves. */
export const ownChanges = ({ changes }: ChangeList): SiteChange[] =>
  changes.filter(({ of }) => of !== 'rules');

/** What publishing is called, where what is kept is published. */
export const namesOf = ({ comparedWith }: Pick<ChangeList, 'comparedWith'>) => {
  const publishes =
    comparedWith.is === 'commit' ? comparedWith.publishes : comparedWith.why === 'sign-in';
  return publishes
    ? {
        title: 'Publish these changes',
        button: 'Publish',
        busy: 'Publishing …',
        words: 'The live site is built from them, which takes some minutes.',
      }
    : {
        title: 'Keep these changes',
        button: 'Keep',
        busy: 'Keeping …',
        words:
          'They are put together for a review. The live site stays as it is until somebody has looked at them.',
      };
};

/** What has changed since the last commit, loaded anew with every new state; undefined until it is known. */
export const useChanges = () => {
  const session = useSession();
  const version = useSessionState(({ state }) => state.version);
  const [list, setList] = useState<ChangeList>();
  const [failure, setFailure] = useState<string>();
  const [refreshes, setRefreshes] = useState(0);

  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      try {
        const response = await session.client.ask('changes', {});
        const found = await response.json<ChangeList>();
        if (isOld) return;
        setList(found);
        setFailure(undefined);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        if (!isOld) setFailure(error.message);
      }
    };
    const timer = setTimeout(() => void ask(), gap);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [session, version, refreshes]);

  /** Also what has changed besides config, such as pictures. */
  const refresh = useCallback(() => setRefreshes((count) => count + 1), []);
  return { list, failure, setList, refresh };
};
