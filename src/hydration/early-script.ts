import { type Early, noteScripting, scriptingMark, waitingMark } from './early';

/**
 * In the head of every built page, before anything can be pressed. It records presses that nothing handles
 * yet, and fetches the site's scripts when the page is painted and the browser idle, or at the visitor's
 * first move: script never delays reading.
 */
const { entry = '', imports = '', chunks = '' } = document.currentScript?.dataset ?? {};
const listed = (scripts: string) => scripts.split(' ').filter(Boolean);

/** Longest wait for an idle moment after the load, in milliseconds. */
const longestWait = 2000;

const moves = [
  ...['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'],
  // Password managers and dropped files cause none of the events above.
  ...['input', 'change', 'dragenter', 'drop'],
];

let noteMove: () => void = () => undefined;
const early: Early = {
  presses: [],
  moved: new Promise((resolve) => (noteMove = resolve)),
};
globalThis.early = early;
noteScripting(true);

/** Runs the entry's imports one by one, and then the entry: all at once would block input for too long. */
const runAll = async () => {
  try {
    for (const script of [...listed(imports), entry]) await import(/* @vite-ignore */ script);
  } catch {
    noteScripting(false);
  }
};

let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of listed(`${imports} ${chunks}`)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void runAll();
};

/** Where the pointer was seen last. */
let pointedAt = '';

/** Browsers report a pointer that rests where the page appears, too, though nobody moves it. */
const rests = (event: Event) => {
  if (event.type !== 'pointermove') return false;
  const before = pointedAt;
  const { clientX, clientY } = event as PointerEvent;
  pointedAt = `${clientX} ${clientY}`;
  return !before || before === pointedAt;
};

const onMove = (event: Event) => {
  if (rests(event)) return;
  for (const type of moves) window.removeEventListener(type, onMove, true);
  noteMove();
  start();
};
for (const type of moves) {
  window.addEventListener(type, onMove, { capture: true, passive: true });
}

const whenIdle = () => {
  setTimeout(start, longestWait);
  try {
    requestIdleCallback(start);
  } catch {
    start();
  }
};

/** How long a frame may take from drawing to display, in milliseconds. */
const showing = 200;

/** Resolves after the frame with the page's own fonts, drawn once these are loaded. */
const whenPainted = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, showing)));

// A page in the background paints nothing; its first move starts it.
window.addEventListener('load', () => {
  const fonts = new Promise((resolve) => resolve(document.fonts.ready));
  fonts.then(whenPainted, whenPainted);
});

window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const isKept = document.documentElement.hasAttribute(scriptingMark);
    if (!isKept || !button?.closest(`[${waitingMark}]`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (early.presses.includes(button)) return;
    early.presses.push(button);
    button.setAttribute('aria-busy', 'true');
  },
  true,
);
