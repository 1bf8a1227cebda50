const hex = '[0-9a-f]';

/**
 * What a record may hold for a file that goes into `folder`: nothing, or the address at which
 * Firebase's SDK says that a file of that folder can be fetched (`getDownloadURL`). Its server is
 * Firebase's own, and nothing can be run by it; the embedded backend shows the rules its own
 * addresses as such.
 */
export const fileAddress = (folder: string): RegExp =>
  new RegExp(
    String.raw`^(?:https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/[a-z0-9._\-]+\/o\/` +
      String.raw`${encodeURIComponent(folder)}${hex}{8}(?:-${hex}{4}){3}-${hex}{12}` +
      String.raw`\?alt=media&token=[0-9A-Za-z_\-]+)?$`,
    'su',
  );
