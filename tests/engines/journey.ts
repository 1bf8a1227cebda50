import type { Site } from '../local-site';
import { soon } from './soon';
import type { Habits, Visitor } from './visitor';

export type Stage = { visitor: Visitor; site: Site };

export type Journey = {
  name: string;
  /** Folder of the site under test; the agency's if left out. */
  folder?: 'examples/dentist';
  habits?: Habits;
  /** Rejects with what a visitor would miss. */
  walk: (stage: Stage) => Promise<void>;
};

/** Does what brings script to a page: as a password manager that fills something in. */
export const act = `void window.dispatchEvent(new Event('change'))`;

/** Opens a page, acts, and waits until it is hydrated. */
export const openPage = async ({ visitor, site }: Stage, path: string) => {
  await visitor.open(`${site.origin}${path}`);
  await visitor.ask(`(${act}, true)`);
  const ready = `document.querySelector('#root[data-ready]') !== null`;
  await soon(`${path} is hydrated`, () => visitor.ask(ready), true);
};
