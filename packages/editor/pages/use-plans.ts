import { useState } from 'react';
import type { Step } from '../../../src/schema/values/change';
import type {
  LanguageRequests,
  PageRequests,
  PlanAnswer,
  Use,
} from '../../edit-protocol/changes-protocol';
import type { PictureRequests } from '../../edit-protocol/pictures-protocol';
import type { StepAnswer } from '../../edit-protocol/protocol';
import { useSession } from '../editor-context';
import { useAttempt } from '../use-attempt';

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

/** Requests and steps that change a page, a form or a picture as a whole; each resolves with whether it was done. */
export const usePlans = () => {
  const session = useSession();
  const { client } = session;
  const [refusal, setRefusal] = useState(nothing);
  const { isBusy, failure, attempt } = useAttempt();

  const isDone = async (ask: () => Promise<PlanAnswer | StepAnswer>): Promise<boolean> => {
    setRefusal(nothing);
    const answer = await attempt(ask);
    if (!answer) return false;
    setRefusal(refusalIn(answer));
    if (answer.is === 'written' || answer.is === 'lost') session.takeState(answer.state);
    return answer.is === 'written';
  };

  return {
    refusal: failure === undefined ? refusal : { words: [failure], uses: [] },
    isBusy,
    /** What the server answers; undefined where it does not. */
    ask: <Answer>(path: string, body: unknown) => attempt(() => client.post<Answer>(path, body)),
    write: (step: Step) => isDone(() => session.write(step)),
    carryOut: async <Path extends keyof Requests>(path: Path, body: Requests[Path]) => {
      const isCarriedOut = await isDone(() => client.post<PlanAnswer>(path, body));
      // What was told of the step before has its Undo, which would now take back this one.
      if (isCarriedOut) session.tell(undefined);
      return isCarriedOut;
    },
  };
};
