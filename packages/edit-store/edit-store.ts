import type { Step } from '../../src/schema/values/change';
import type { EditState, StepAnswer } from '../edit-protocol/protocol';

/** Files that a step brings back as they were, besides its changes. */
export type Restored = {
  /** Files of config/ and public/ with their bytes; undefined: the file is taken away. */
  files: ReadonlyMap<string, Buffer | undefined>;
  /** The text of a file of config that says the same as this one, as it is to be spelled. */
  spell: (file: string, text: string) => string;
};

export type ApplyOptions = {
  dry?: boolean;
  restored?: Restored;
  /** Files of public/ that are taken away with the step, as far as no file of config names them then. */
  without?: readonly string[];
};

/** The files of config, changed in steps that can be undone. */
export type EditStore = {
  state: () => EditState;
  /** Makes a step's changes, all or none; `dry` only says what would become of it. */
  apply: (step: Step, options?: ApplyOptions) => Promise<StepAnswer>;
  /** Tells of a new file of public/, as public/pictures/tom.webp: it belongs to the step that first shows it. */
  stored: (file: string) => void;
  undo: () => Promise<StepAnswer>;
  redo: () => Promise<StepAnswer>;
  /** Takes in what others have changed on the disk. */
  refresh: () => Promise<EditState>;
  /** Tells of every new state, until the returned function is called. */
  on: (listener: (state: EditState) => void) => () => void;
  /** Tells of every file that comes into public/, by its path, and waits for who is told. */
  onArrival: (listener: (path: string) => Promise<void>) => () => void;
};
