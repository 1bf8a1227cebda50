import { useState } from 'react';
import type { ChangeList, SiteChange, TakeBackAnswer } from '../../edit-protocol/changes-protocol';
import { useSession } from '../editor-context';
import { useAttempt } from '../use-attempt';

/** All ids that would go together, and the changes beyond those that were chosen. */
type Also = { ids: string[]; changes: SiteChange[] };

/** Takes changes back; where others have to go with them, these are listed first. */
export const useTakeBack = (setList: (list: ChangeList) => void) => {
  const session = useSession();
  const [messages, setMessages] = useState<string[]>([]);
  const [also, setAlso] = useState<Also>();
  const { isBusy, failure, attempt } = useAttempt();

  const take = (answer: TakeBackAnswer, ids: string[]) => {
    if (answer.is === 'refused') {
      if (answer.also.length === 0) {
        setMessages(answer.problems.map(({ place, message }) => `${place}: ${message}`));
        return;
      }
      setAlso({ ids: [...ids, ...answer.also.map(({ id }) => id)], changes: answer.also });
      return;
    }
    setList(answer.list);
    if (answer.is === 'taken-back') session.takeState(answer.state);
    else setMessages([answer.message]);
  };

  return {
    messages: failure === undefined ? messages : [failure],
    also,
    isBusy,
    leave: () => setAlso(undefined),
    takeBack: (ids: string[]) =>
      attempt(async () => {
        setMessages([]);
        setAlso(undefined);
        take(await session.client.post<TakeBackAnswer>('take-back', { ids }), ids);
      }),
  };
};
