import { useState } from 'react';
import type { ChangeList } from '../../edit-protocol/changes-protocol';
import type { EditClient } from '../edit-client';
import { useSessionState } from '../editor-context';
import { useAnswer } from '../use-answer';

/** So long one change after the other may come before the list is loaded again, in milliseconds. */
const gap = 200;

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

const askChanges = ({ get }: EditClient) => get<ChangeList>('changes');

/** What has changed since the last commit, loaded anew with every new state; undefined until it is known. */
export const useChanges = () => {
  const version = useSessionState(({ state }) => state.version);
  const [refreshes, setRefreshes] = useState(0);
  const { answer, failure, setAnswer } = useAnswer(askChanges, {
    version: version + refreshes,
    gap,
  });
  return {
    list: answer,
    failure,
    setList: setAnswer as (list: ChangeList) => void,
    /** Also what has changed besides config, such as pictures. */
    refresh: () => setRefreshes((count) => count + 1),
  };
};
