import { delimiter, join } from 'node:path';
import { isProgram } from './is-program';

type Sought = {
  /** What it may be called on the PATH; the first that is there is taken. */
  commands: readonly string[];
  /** Where it may lie instead. */
  files?: readonly string[];
  /** The environment variable that names the file, and then it alone counts. */
  variable: string;
};

/** A program of this machine. Throws when its environment variable names something else. */
export const findProgram = ({ commands, files = [], variable }: Sought): string | undefined => {
  const chosen = process.env[variable];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", but no program is there.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...files].find(isProgram);
};
