import { type RulesValue, timestamp } from '../rules/rules-value';
import type { StoredObject } from '../store/object-store';
import { incomingResource } from './upload-draft';

/** An object as the Firebase Storage API answers it; the SDK builds the download URL from it. */
export const objectResource = (object: StoredObject) => {
  const { bucket, name, contentType, md5Hash, timeCreated, updated, generation } = object;
  return {
    name,
    bucket,
    generation,
    metageneration: '1',
    contentType,
    timeCreated,
    updated,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash,
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition: object.contentDisposition ?? 'inline',
    etag: generation,
    metadata: object.metadata,
    downloadTokens: object.downloadToken,
  };
};

/** An object as `resource` of the rules; null for none. */
export const storedResource = (object: StoredObject | undefined): RulesValue => {
  if (!object) return null;
  return new Map<string, RulesValue>([
    ...incomingResource(object, object.size),
    ['generation', BigInt(object.generation)],
    ['md5Hash', object.md5Hash],
    ['timeCreated', timestamp(Date.parse(object.timeCreated))],
    ['updated', timestamp(Date.parse(object.updated))],
  ]);
};
