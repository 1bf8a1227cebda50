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
 * Hears of config's states from now on, which are kept until it is said where they go. What has changed before the socket
 * was connected, which nobody tells, is asked for then, at first beside a page that is there already.
 */
export const followState = (hot: Hot | undefined, hello: () => Promise<EditState>) => {
  let take: Take | undefined;
  let newest: EditState | undefined;
  let isConnected = false;
  const hear: Take = (state) => {
    if (take) take(state);
    else if (!newest || newest.version < state.version) newest = state;
  };
  // A server that does not answer says so at the next step.
  const ask = () => void hello().then(hear, () => undefined);
  hot?.on(stateEvent, hear);
  hot?.on('vite:ws:connect', () => {
    isConnected = true;
    if (take) ask();
  });
  return {
    into: (taker: Take) => {
      take = taker;
      if (newest) taker(newest);
      if (isConnected) ask();
    },
  };
};
