import { type EditState, stateEvent } from '../edit-protocol/protocol';

type Take = (state: EditState) => void;

/** What is used of Vite's socket. */
export type Hot = {
  on: {
    (event: typeof stateEvent, listener: Take): void;
    (event: 'vite:ws:connect', listener: () => void): void;
  };
};

/**
 * Hears of config's states from now on; what has changed before the socket was connected, which nobody tells, is asked
 * for then. They are kept until it is said where they go.
 */
export const followState = (hot: Hot | undefined, hello: () => Promise<EditState>) => {
  let take: Take | undefined;
  let newest: EditState | undefined;
  const hear: Take = (state) => {
    if (take) take(state);
    else if (!newest || newest.version < state.version) newest = state;
  };
  hot?.on(stateEvent, hear);
  // A server that does not answer says so at the next step.
  hot?.on('vite:ws:connect', () => void hello().then(hear, () => undefined));
  return {
    into: (taker: Take) => {
      take = taker;
      if (newest) taker(newest);
    },
  };
};
