import { fileAddress } from '../src/fields/file/file-address';
import type { IsOwnFile } from '../tools/notifications/compose/field-value';

/**
 * Whether an address leads into this project's own bucket. The rules let a record name a file of any
 * bucket of Firebase's; what lies in a stranger's is no file of ours.
 */
export const isOwnFileIn =
  (bucket: string): IsOwnFile =>
  (address, folder) =>
    address.startsWith(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`) &&
    fileAddress(folder).test(address);
