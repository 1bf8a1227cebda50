import type { Message } from './message-store';
import type { SiteForm } from './site-form';

/** The name of the file that an address of the file storage leads to. */
const nameIn = (address: unknown): string | undefined => {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const [, name] = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(new URL(address).pathname) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
};

/**
 * The files that a record names, in the folders of its form alone: what a visitor wrote leads to no
 * other file.
 */
export const fileNames = ({ values }: Message, { folders }: SiteForm): string[] =>
  Object.values(values)
    .flat()
    .flatMap((value) => nameIn(value) ?? [])
    .filter((name) =>
      folders.some((folder) => name.startsWith(folder) && !name.slice(folder.length).includes('/')),
    );
