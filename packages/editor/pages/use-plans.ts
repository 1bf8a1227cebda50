import { useState } from 'react';
import type {
  LanguageRequests,
  PageRequests,
  PlanAnswer,
  Use,
} from '../../edit-protocol/changes-protocol';
import type { PictureRequests } from '../../edit-protocol/pictures-protocol';
import type { StepAnswer } from '../../edit-protocol/protocol';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';

/** What the last request did not do, and why, in words. */
export type Refusal = { words: string[]; uses: Use[] };

const nothing: Refusal = { words: [], uses: [] };

const refusalIn = (answer: PlanAnswer): Refusal => {
  if (answer.is === 'left') {
    return { words: ['These places still lead there. Change them first:'], uses: answer.uses };
  }
  if (answer.is === 'impossible' || answer.is === 'lost') {
    return { words: [answer.message], uses: [] };
  }
  if (answer.is === 'refused') {
    return { words: answer.problems.map(({ place, message }) => `${place}: ${message}`), uses: [] };
  }
  return nothing;
};

type Requests = PageRequests & PictureRequests & LanguageRequests;

/** Requests that change a page, a form or a picture as a whole; each resolves with whether it was done. */
export const usePlans = () => {
  const session = useSession();
  const [refusal, setRefusal] = useState(nothing);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (ask: () => Promise<PlanAnswer | StepAnswer>): Promise<boolean> => {
    setBusy(true);
    setRefusal(nothing);
    try {
      const answer = await ask();
      setRefusal(refusalIn(answer));
      if (answer.is === 'written' || answer.is === 'lost') session.takeState(answer.state);
      return answer.is === 'written';
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      setRefusal({ words: [error.message], uses: [] });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    refusal,
    isBusy,
    attempt,
    carryOut: async <Path extends keyof Requests>(path: Path, body: Requests[Path]) => {
      const isDone = await attempt(() => session.client.post<PlanAnswer>(path, body));
      // What was told of the step before has its Undo, which would now take back this one.
      if (isDone) session.tell(undefined);
      return isDone;
    },
  };
};
