import type { MessageStore } from './message-store';
import type { SiteForm } from './site-form';

/** What the command does outside: tests see it. */
export type Outside = {
  store: MessageStore;
  forms: readonly SiteForm[];
  now: number;
  print: (text: string) => void;
  /** Resolves to whether a person agreed. */
  ask: (question: string) => Promise<boolean>;
  /** Resolves to where it was written. */
  write: (name: string, text: string) => Promise<string>;
};
