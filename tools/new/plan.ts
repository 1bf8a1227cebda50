type PlannedFile = {
  /** From the project's root. */
  file: string;
  text: string;
  /** What is in it, for whoever asked for it. */
  about: string;
};

/** Files that a command makes of what is written. */
type PlannedCommand = {
  /** As people type it. */
  command: string;
  /** The program that it runs, from the project's root. */
  program: string;
  files: Omit<PlannedFile, 'text'>[];
};

/** What a command would write, and say. */
export type Plan = {
  create: PlannedFile[];
  change: PlannedFile[];
  generate?: PlannedCommand;
  /** What to do next, in order. */
  next: string[];
};
