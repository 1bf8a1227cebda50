import {
  waitingEvent,
  type WorkerAnswer,
  type WorkerNews,
  type WorkerRequest,
} from '../../../packages/edit-protocol/worker-protocol';
import { createHostedEditor, type HostedEditor } from './create-hosted-editor';

/** What is used of the global of a worker, which TypeScript knows as a window here. */
type Port = {
  postMessage: (message: WorkerAnswer | WorkerNews) => void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
};

/**
 * Keeps other windows from the site until this one is closed: two would each keep what the other one does not know.
 * Resolves once it is held.
 */
const holdForOneWindow = (name: string, wait: () => void): Promise<void> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      wait();
      void navigator.locks.request(name, hold);
      return undefined;
    });
  });

/** Starts a site's editor in this worker: whatever the page asks for from its beginning on is answered. */
export const startHostedEditor = (options: HostedEditor): void => {
  const port = globalThis as unknown as Port;
  const tell = (event: string, data?: unknown) => port.postMessage({ event, data });
  const held = holdForOneWindow(`edit ${options.name}`, () => tell(waitingEvent));
  // Its name has the hash of all that is in it.
  const version = globalThis.location.href;
  const editor = createHostedEditor({ ...options, version }, tell, held);
  port.onmessage = ({ data }) =>
    void editor.answer(data).then((answer) => port.postMessage(answer));
};
