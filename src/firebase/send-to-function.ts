import type { StoredRecord } from '../schema/record';
import { proofHeader, recordAddress } from '../schema/record-address';
import type { CommitAnswer } from './commit-answer';
import { lastingFetch } from './lasting-fetch';

type Sent = { collection: string; id: string; record: StoredRecord };

/**
 * Sends a record to the function that checks it, at the site's own origin. Without a proof of App Check in time it goes
 * out as it is, and the function decides. Rejects where nothing answers.
 */
export const sendToFunction = async (
  { collection, id, record }: Sent,
  prove?: () => Promise<string>,
): Promise<CommitAnswer> => {
  const proof = await prove?.().catch(() => undefined);
  const response = await lastingFetch(fetch)(recordAddress(collection, id), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(proof !== undefined && { [proofHeader]: proof }),
    },
    body: JSON.stringify(record),
  });
  return { status: response.status, body: await response.text() };
};
