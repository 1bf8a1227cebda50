import type { MessageStore } from './message-store';
import type { SiteForm } from './site-form';

/** What the command does outside: tests see it. */
export type Outside = {
  store: MessageStore;
  forms: readonly SiteForm[];
  now: number;
  /** Resolves when there is room for more. */
  print: (text: string) => Promise<void>;
  /** Resolves to whether a person agreed. */
  ask: (question: string) => Promise<boolean>;
  /** Resolves to where it was written, once it is there as a whole. */
  write: (name: string, text: AsyncIterable<string>) => Promise<string>;
};
