import path from 'node:path';
import type { MailPlan } from '../../../packages/mails';
import { isGroup } from '../../../src/schema/values/group';
import type { DataFolder } from '../store/data-folder';
import { readJsonFile } from '../store/json';
import type { DeliveryFiles } from './delivery-files';

/** Since when each collection is reported: records from before that are not. */
type Since = ReadonlyMap<string, number>;

const isSince = (value: unknown): value is { since: Record<string, number> } =>
  isGroup(value) &&
  isGroup(value.since) &&
  Object.values(value.since).every((moment) => typeof moment === 'number');

type Options = {
  plan: MailPlan;
  folder: Pick<DataFolder, 'write'>;
  files: Pick<DeliveryFiles, 'mailFolder' | 'exclusively'>;
  now: number;
  /** When the first record of a collection was told of; undefined where none was. */
  firstReported: (collection: string) => number | undefined;
  log: (message: string) => void;
};

const readLast = async (file: string, log: Options['log']) => {
  try {
    return (await readJsonFile(file, isSince))?.since ?? {};
  } catch (error) {
    log(
      `${file} cannot be read (${String(error)}) and is written again. Mails continue from the first reported record.`,
    );
    return undefined;
  }
};

/**
 * Reads and writes since when each collection of the plan is reported. A collection that was not in the
 * last plan begins now. Where that is unknown, or in the future, it continues from the first reported
 * record.
 */
export const openSince = (options: Options): Promise<Since> =>
  options.files.exclusively('since', () => readAndWrite(options));

const readAndWrite = async ({ plan, folder, files, now, firstReported, log }: Options) => {
  const file = path.join(files.mailFolder, 'since.json');
  const last = await readLast(file, log);
  const sinceOf = (collection: string) => {
    const written = last && Object.hasOwn(last, collection) ? last[collection] : undefined;
    if (written !== undefined && written <= now) return written;
    const isNew = last !== undefined && written === undefined;
    return isNew ? now : Math.min(firstReported(collection) ?? now, now);
  };
  const since = new Map(plan.forms.map(({ collection }) => [collection, sinceOf(collection)]));
  await folder.write(file, JSON.stringify({ since: Object.fromEntries(since) }), 'replace');
  return since;
};
