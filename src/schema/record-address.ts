/** Where a function of the site takes what forms with `checkedBy: 'function'` send. */
export const recordsAddress = '/__records';

/** The address of one record, at the site's own origin. */
export const recordAddress = (collection: string, id: string): string =>
  `${recordsAddress}/${collection}/${id}`;

/** The header in which App Check's proof is sent (Firebase, "Verify App Check tokens from a custom backend"). */
export const proofHeader = 'X-Firebase-AppCheck';
