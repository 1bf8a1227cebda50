import { newsEvent, type ConfigNews } from '../../src/gallery/config-news';
import { askEvent } from './ask-event';
import { panelStyle } from './panel-style';
import { reportedLines } from './reported-lines';

/**
 * Runs in the browser, on the dev server alone, and needs nothing of the site: at the end of the
 * window it says what is to be mended in config, and leaves the page to be used.
 */
class ConfigPanel extends HTMLElement {
  readonly #summary = document.createElement('summary');
  readonly #words = document.createElement('pre');

  constructor() {
    super();
    const style = Object.assign(document.createElement('style'), { textContent: panelStyle });
    const details = Object.assign(document.createElement('details'), { open: true });
    this.#summary.ariaLive = 'polite';
    // Longer than the panel, it is scrolled by the keyboard too.
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
panel.ariaLabel = 'What is to be mended in config';

/** Nothing of the site runs: it did not start with the config that it was given. */
const isBlank = () => document.getElementById('root')?.childElementCount === 0;

let wasBroken = false;

const take = ({ message }: ConfigNews) => {
  if (message) {
    panel.report(message);
    // Moved, it would lose the focus and how far it was read.
    if (!panel.isConnected) document.body.append(panel);
    wasBroken = true;
    return;
  }
  panel.remove();
  if (wasBroken && isBlank()) window.location.reload();
  wasBroken = false;
};

// The gallery shows its examples in frames; the page around them has the panel.
if (import.meta.hot && window.parent === window) {
  import.meta.hot.on(newsEvent, take);
  import.meta.hot.send(askEvent);
}
