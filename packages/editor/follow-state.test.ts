/** @jest-environment node */
import { type EditState, stateEvent } from '../edit-protocol/protocol';
import { followState } from './follow-state';

const stateOf = (version: number): EditState => ({ version, files: {}, problems: [] });

const start = () => {
  const listeners = new Map<string, (state: EditState) => void>();
  const on = (event: string, listener: (state: EditState) => void) =>
    void listeners.set(event, listener);
  const hot = { on };
  let version = 1;
  let asked = 0;
  const news = followState(hot, () => {
    asked += 1;
    return Promise.resolve(stateOf(version));
  });
  const taken: number[] = [];
  return {
    taken,
    timesAsked: () => asked,
    /** Config changes, and the socket tells nobody. */
    change: (now: number) => {
      version = now;
    },
    connect: async () => {
      listeners.get('vite:ws:connect')?.(stateOf(0));
      await new Promise((resolve) => setImmediate(resolve));
    },
    tell: (now: number) => listeners.get(stateEvent)?.(stateOf(now)),
    open: () => news.into((state) => taken.push(state.version)),
  };
};

test('what changed before the socket was connected is taken when it is', async () => {
  const { taken, open, change, connect } = start();
  open();
  change(2);
  expect(taken).toEqual([]);
  await connect();
  expect(taken).toEqual([2]);
});

test('a socket that is connected before the editor is there costs no question until it is', async () => {
  const { taken, timesAsked, open, change, connect } = start();
  await connect();
  expect(timesAsked()).toBe(0);
  change(2);
  open();
  await new Promise((resolve) => setImmediate(resolve));
  expect([timesAsked(), taken]).toEqual([1, [2]]);
});

test('what is told before the editor is there is taken once it is', async () => {
  const { taken, open, tell, change, connect } = start();
  tell(3);
  change(2);
  await connect();
  open();
  expect(taken).toEqual([3]);
  tell(4);
  expect(taken).toEqual([3, 4]);
});
