/** What the page offers to the measuring program. It is sent there as a text: it uses nothing around it. */

export type KeyTimes = {
  /** From the key's own timestamp until the frame with its letter is painted, in milliseconds. */
  letter: number;
  /** The same until a frame with the text at all its places. */
  others: number;
};

/** Where the page shows what is being typed, outside of what it is typed into. */
type Places = {
  count: number;
  /** The editor's mark of the text, which stands before it. */
  mark: string;
};

export type Probe = {
  places: (text: string) => Places;
  /** From the next click's own timestamp until a frame is painted with a text that can be typed, in milliseconds. */
  nextOpen: () => Promise<number>;
  /** The same until a frame with these words of another page. */
  nextPage: (words: string) => Promise<number>;
  /** The times of the next key in the focused element; `shown` is what `count` places of the page hold then. */
  nextKey: (followed: { count: number; shown: string }) => Promise<KeyTimes>;
};

declare global {
  // A global is declared with var.
  var editProbe: Probe;
}

export const installProbe = () => {
  /** Timeout in milliseconds. */
  const patience = 10_000;
  const focusedText = () => {
    const element = document.activeElement;
    return element instanceof HTMLTextAreaElement ? element.value : (element?.textContent ?? '');
  };

  /** `performance.now()` after the first paint before which `holds` was true. */
  const painted = (holds: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const deadline = performance.now() + patience;
      const look = () => {
        if (performance.now() > deadline)
          return reject(
            new Error(`The key shows no effect: ${document.activeElement?.outerHTML}.`),
          );
        if (!holds()) return requestAnimationFrame(look);
        // A task that begins when the frame has been handed over.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        return port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  const pageText = () => document.getElementById('root')?.textContent ?? '';

  const places = (text: string) => {
    const hidden = document.querySelector('[data-edit-hidden]');
    const [mark] = /[\u2061-\u2064]{9}/.exec(hidden?.textContent ?? '') ?? [];
    if (mark === undefined) throw new Error('Nothing is being typed.');
    return { mark, count: pageText().split(mark + text).length - 1 };
  };

  const nextKey = ({ count, shown }: { count: number; shown: string }) =>
    new Promise<KeyTimes>((resolve, reject) => {
      const measure = async ({ timeStamp }: Event) => {
        const before = focusedText();
        let isChanged = true;
        const changes = new MutationObserver(() => (isChanged = true));
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
        const follow = () => {
          if (count === 0) return true;
          const found = isChanged && pageText().split(shown).length > count;
          isChanged = false;
          return found;
        };
        const [letter, follows] = await Promise.all([
          painted(() => focusedText() !== before),
          painted(follow),
        ]);
        changes.disconnect();
        return { letter: letter - timeStamp, others: follows - timeStamp };
      };
      window.addEventListener('keydown', (event) => measure(event).then(resolve, reject), {
        capture: true,
        once: true,
      });
    });

  /** From the next click until `holds` is painted. */
  const afterClick = (holds: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const measure = ({ timeStamp }: Event) => {
        painted(holds).then((at) => resolve(at - timeStamp), reject);
      };
      window.addEventListener('click', measure, { capture: true, once: true });
    });
  const isOpen = () => document.activeElement?.matches('#root [contenteditable="true"]') === true;
  const mainText = () => document.querySelector('main')?.textContent ?? '';

  globalThis.editProbe = {
    places,
    nextKey,
    nextOpen: () => afterClick(isOpen),
    nextPage: (words) => afterClick(() => mainText().includes(words)),
  };
};
