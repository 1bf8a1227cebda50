import type {
  WorkerAnswer,
  WorkerNews,
  WorkerOpening,
  WorkerRequest,
} from '../../../packages/edit-protocol/worker-protocol';
import { createHostedEditor, type HostedEditor } from './create-hosted-editor';

/** What is used of the global of a worker, which TypeScript knows as a window here. */
type Port<Opened> = {
  postMessage: (message: WorkerAnswer | WorkerNews) => void;
  onmessage: ((event: MessageEvent<WorkerRequest | WorkerOpening<Opened>>) => void) | null;
};

/**
 * Starts a site's editor in this worker: whatever the page asks for from its beginning on is answered, once the page has
 * handed over what it opened of the site.
 */
export const startHostedEditor = <Opened>(
  options: (opened: Promise<Opened>) => HostedEditor,
): void => {
  const port = globalThis as unknown as Port<Opened>;
  let open: (opened: Opened) => void = () => undefined;
  const opened = new Promise<Opened>((resolve) => {
    open = resolve;
  });
  const tell = (event: string, data?: unknown) => port.postMessage({ event, data });
  // Its name has the hash of all that is in it.
  const version = globalThis.location.href;
  const editor = createHostedEditor({ ...options(opened), version }, tell);
  port.onmessage = ({ data }) => {
    if ('opened' in data) open(data.opened);
    else void editor.answer(data).then((answer) => port.postMessage(answer));
  };
};
