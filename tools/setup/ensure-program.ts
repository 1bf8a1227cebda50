import { installPackages, type Packages } from './package-managers';

type Needed = {
  /** As in "No … was found". */
  name: string;
  find: () => string | undefined;
  packages: Packages;
  /** What to do where nothing could be installed. */
  advice: string;
};

/** The file of a program, installed first if it is not there. Throws when it cannot be had. */
export const ensureProgram = ({ name, find, packages, advice }: Needed): string => {
  const found = find();
  if (found) return found;
  console.log(`No ${name} was found; installing it with the package manager …`);
  const installed = installPackages(packages) ? find() : undefined;
  if (installed) return installed;
  throw new Error(`${name} is needed, and could not be found or installed. ${advice}`);
};
