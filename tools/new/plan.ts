type PlannedFile = {
  /** From the project's root. */
  file: string;
  text: string;
  /** What is in it, for whoever asked for it. */
  about: string;
};

/** Files that a command generates from the written ones. */
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
  /** The first line if config would not stay in order. */
  ifRefused?: string;
  /** What to do next, in order. */
  next: string[];
};

const table = (rows: { file: string; about: string }[]) => {
  const width = Math.max(...rows.map(({ file }) => file.length));
  return rows.map(({ file, about }) => `  ${file.padEnd(width)}  ${about}`).join('\n');
};

/** What was written, and what comes next. */
export const formatPlan = ({ create, change, generate, next }: Plan): string => {
  const steps = next.map((step, index) => `  ${index + 1}. ${step.replaceAll('\n', '\n     ')}`);
  return [
    ...(create.length > 0 ? [`Written:\n${table(create)}`] : []),
    ...(change.length > 0
      ? [`${create.length > 0 ? 'Added to' : 'Changed'}:\n${table(change)}`]
      : []),
    ...(generate ? [`Rewritten by ${generate.command}:\n${table(generate.files)}`] : []),
    `Next:\n${steps.join('\n')}`,
  ]
    .join('\n\n')
    .replaceAll(/[ \t]+$/gm, '');
};
