import type { Found } from './found';

type NamedFile = { bucket: string; name: string };

/** The file that an address of the file storage leads to. */
const fileAt = (address: unknown): NamedFile | undefined => {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const [, bucket = '', name = ''] =
    /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(new URL(address).pathname) ?? [];
  try {
    return name === ''
      ? undefined
      : { bucket: decodeURIComponent(bucket), name: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
};

/**
 * The files that a record names, in the folders of its form alone: what a visitor wrote leads to no
 * other file.
 */
export const namedFiles = ({ message, form: { folders } }: Found): NamedFile[] =>
  Object.values(message.values)
    .flat()
    .flatMap((value) => fileAt(value) ?? [])
    .filter(({ name }) =>
      folders.some((folder) => name.startsWith(folder) && !name.slice(folder.length).includes('/')),
    );
