import type { Step } from '../../src/schema/values/change';
import type { EditState, StepAnswer } from '../edit-protocol/protocol';
import type { Restored } from '../edit-store';

/** What is needed of the editor's store of files. */
export type Store = {
  state: () => EditState;
  apply: (step: Step, options?: { dry?: boolean; restored?: Restored }) => Promise<StepAnswer>;
  /** Reads what has changed on the disk. */
  refresh: () => Promise<EditState>;
};
