import type { EditState, Step, StepAnswer } from '../../src/editor/protocol';

/** The files of config, changed in steps that can be undone. */
export type EditStore = {
  state: () => EditState;
  /** Makes a step's changes, all or none; `dry` only says what would become of it. */
  apply: (step: Step, options?: { dry?: boolean }) => Promise<StepAnswer>;
  undo: () => Promise<StepAnswer>;
  redo: () => Promise<StepAnswer>;
  /** Takes in what others have changed on the disk. */
  refresh: () => Promise<EditState>;
  /** Tells of every new state, until the returned function is called. */
  on: (listener: (state: EditState) => void) => () => void;
};
