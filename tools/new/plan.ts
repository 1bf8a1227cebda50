type PlannedFile = {
  /** From the project's root. */
  file: string;
  text: string;
  /** What is in it, for whoever asked for it. */
  about: string;
};

/** What a command would write, and say. */
export type Plan = {
  create: PlannedFile[];
  change: PlannedFile[];
  /** What to do next, in order. */
  next: string[];
};
