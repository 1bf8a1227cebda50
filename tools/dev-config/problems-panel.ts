import type { ConfigNews } from '../../src/gallery/config-news';
import { reportedLines } from './reported-lines';

/** Its own styles, with system fonts: the site's styles may be what is broken. */
const panelStyle = `
:host {
  /* At the end of the window, and behind the page's end: it never covers what is last. */
  position: sticky;
  inset-block-end: 0;
  z-index: 2147483647;
  display: block;
  color-scheme: light dark;
}
details {
  background: light-dark(#fff, #1c1f24);
  color: light-dark(#1b1e23, #eceef1);
  border-block-start: 3px solid #d2473a;
  box-shadow: 0 -4px 24px rgb(0 0 0 / 0.2);
  font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace;
}
summary {
  padding: 10px 16px;
  font-weight: 700;
  cursor: pointer;
}
summary:focus-visible,
pre:focus-visible {
  outline: 2px solid light-dark(#0b57d0, #a8c7fa);
  outline-offset: -2px;
}
pre {
  margin: 0;
  padding: 4px 16px 16px;
  max-height: 36vh;
  overflow: auto;
  overscroll-behavior: contain;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
`;

/**
 * Runs in the browser, only where config changes, and needs nothing of the site: shows the errors of
 * config at the bottom of the window, and leaves the page usable.
 */
class ConfigPanel extends HTMLElement {
  readonly #summary = document.createElement('summary');
  readonly #words = document.createElement('pre');

  constructor() {
    super();
    const style = Object.assign(document.createElement('style'), { textContent: panelStyle });
    const details = Object.assign(document.createElement('details'), { open: true });
    this.#summary.ariaLive = 'polite';
    // If it is longer than the panel, it can be scrolled by keyboard too.
    this.#words.tabIndex = 0;
    details.append(this.#summary, this.#words);
    this.attachShadow({ mode: 'open' }).append(style, details);
  }

  /** Shows `message`: its first line is the summary. */
  report(message: string) {
    const [first = '', ...rest] = message.trimEnd().split('\n');
    this.#summary.textContent = first.replace(/:$/, '');
    const lines = reportedLines(rest.join('\n').replace(/^\n+/, '')).map(({ text, style }) => {
      const line = Object.assign(document.createElement('span'), { textContent: text });
      Object.assign(line.style, style);
      return line;
    });
    this.#words.replaceChildren(...lines);
  }
}

customElements.define('config-panel', ConfigPanel);

const panel = new ConfigPanel();
panel.role = 'region';
panel.ariaLabel = 'Problems in config';

/** Nothing of the site runs: it did not start with its config. */
const isBlank = () => document.getElementById('root')?.childElementCount === 0;

let wasBroken = false;

/** Shows what is wrong with config now, or that nothing is. */
export const showProblems = ({ message }: ConfigNews) => {
  if (message) {
    panel.report(message);
    // Moving it would lose the focus and the scroll position.
    if (!panel.isConnected) document.body.append(panel);
    wasBroken = true;
    return;
  }
  panel.remove();
  if (wasBroken && isBlank()) window.location.reload();
  wasBroken = false;
};
