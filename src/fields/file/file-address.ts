const hex = '[0-9a-f]';

/**
 * What a record may hold for a file in `folder`: nothing, or the download address of a file in that folder
 * from Firebase's SDK (`getDownloadURL`). Only Firebase's own server is allowed, which runs nothing; the
 * embedded backend shows the rules its addresses in that form.
 */
export const fileAddress = (folder: string): RegExp =>
  new RegExp(
    String.raw`^(?:https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/[a-z0-9._\-]+\/o\/` +
      String.raw`${encodeURIComponent(folder)}${hex}{8}(?:-${hex}{4}){3}-${hex}{12}` +
      String.raw`\?alt=media&token=[0-9A-Za-z_\-]+)?$`,
    'su',
  );
