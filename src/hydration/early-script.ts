import { whenParsed } from '../loading/browser-facilities';
import { campaignOfVisit } from '../loading/campaign';
import { nextChance, reloadOnce } from '../loading/reload-once';
import { cannotWait } from './cannot-wait';
import { type Early, noteScripting } from './early';
import { keepPresses } from './early-presses';
import { followReading } from './reading';
import { whenNear } from './when-near';

/**
 * In the head of every built page, before anything can be pressed: all the script of a page that is only read. It fetches
 * the site's scripts when somebody acts, when a part that needs script comes near, or where script has something to do
 * by itself; and keeps what is pressed until they are there. What parts need, they say in `data-script`: docs/rendering.md.
 */
const {
  entry = '',
  imports = '',
  chunks = '',
  always,
  languages,
} = document.currentScript?.dataset ?? {};
const listed = (scripts: string) => scripts.split(' ').filter(Boolean);

/** What needs script when it is pressed, turned to or filled in. */
const needing = 'button, input, select, textarea, [data-script]';

const turns = ['click', 'focusin'];
// Password managers and dropped files cause neither of these.
const entries = ['input', 'change', 'dragenter', 'drop'];
const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll', ...turns, ...entries];

let noteMove: () => void = () => undefined;
const early: Early = {
  presses: [],
  moved: new Promise((resolve) => (noteMove = resolve)),
};
globalThis.early = early;
noteScripting(true);

/**
 * Runs the entry's imports one by one, and then the entry: all at once would block input for too long. A page that was read
 * for long may be of a build that is no longer served.
 */
const runAll = async () => {
  for (;;) {
    try {
      for (const script of [...listed(imports), entry]) await import(/* @vite-ignore */ script);
      return;
    } catch {
      noteScripting(false);
      if (await reloadOnce(entry)) return;
      await nextChance();
    }
  }
};

const once = (task: () => void) => {
  let waits = true;
  return () => {
    if (waits) task();
    waits = false;
  };
};

/** Longest wait for a frame, in milliseconds: a page in the background draws none. */
const longestFrame = 100;

/** Runs a task when what has just changed can be seen: what a press opens waits for no script. */
const whenShown = (task: () => void) => {
  const run = once(task);
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, longestFrame);
};

const load = () => {
  // Links are the router's from now on, which fetches less than a page.
  document.querySelector('script[type="speculationrules"]')?.remove();
  for (const href of listed(`${imports} ${chunks}`)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void runAll();
};

let started = false;
const start = () => {
  if (started) return;
  started = true;
  whenShown(load);
};

const listen = (types: readonly string[], hear: (event: Event) => boolean) => {
  const onEvent = (event: Event) => {
    if (!hear(event)) return;
    for (const type of types) window.removeEventListener(type, onEvent, true);
  };
  for (const type of types) {
    window.addEventListener(type, onEvent, { capture: true, passive: true });
  }
};

/** A form, or what only script knows: see `data-script` there. A year that has passed since the build is told by script. */
const startWhenNear = () => {
  const written = `[data-year]:not([data-year="${new Date().getFullYear()}"])`;
  const parts = [...document.querySelectorAll(`[data-script="near"], ${written}`)];
  if (parts.length > 0) whenNear(parts, '100%', start);
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

listen(moves, (event) => {
  if (rests(event)) return false;
  noteMove();
  whenParsed(startWhenNear);
  return true;
});

listen([...turns, ...entries], ({ type, target }) => {
  const part = target instanceof Element ? target.closest(needing) : null;
  const isAct = part ? part.getAttribute('data-script') !== 'none' : entries.includes(type);
  if (isAct) start();
  return isAct;
});

keepPresses(early, start);
followReading();

const look = async () => {
  if (!started && (await cannotWait({ always, languages }))) start();
};

/** Longest wait for an idle moment after the load, in milliseconds. */
const longestWait = 2000;

const whenIdle = () => {
  const lookOnce = once(() => void look());
  setTimeout(lookOnce, longestWait);
  try {
    requestIdleCallback(lookOnce);
  } catch {
    lookOnce();
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
// On the way back, a later page may have left something to do.
window.addEventListener('pageshow', ({ persisted }) => persisted && void look());

/** Another language shows the same place of its page, as src/layout/language-switch.tsx has it. */
const keepPlace = ({ target }: Event) => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keeps-place]') : null;
  if (link && location.hash) link.hash = location.hash;
};
if (languages) window.addEventListener('click', keepPlace, true);

// The next page has another address.
if (location.search) campaignOfVisit();
