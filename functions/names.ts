import type { IsOwnFile } from '../packages/mails';
import { fileAddress } from '../src/fields/file/file-address';

/** How Google calls things of a form: its functions, and where its files are. */

/** Only letters, digits and _, as names of functions require. */
export const functionName = (form: string) => form.replaceAll('-', '_');

/**
 * Whether an address leads into this project's own bucket. The rules let a record name a file in any
 * Firebase bucket; a file in another bucket is not ours.
 */
export const isOwnFileIn =
  (bucket: string): IsOwnFile =>
  (address, folder) =>
    address.startsWith(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`) &&
    fileAddress(folder).test(address);
