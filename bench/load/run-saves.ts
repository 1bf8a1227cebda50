import { startBackend } from './backend/start-backend';
import type { Submission } from './records/make-submissions';
import type { Timing } from './results/timing';
import { scratchFolder } from './scratch-folder';
import { sendAll, type Plan } from './send/send-all';
import { compare, type Differences } from './stored/compare';
import { readDataFolder } from './stored/read-data-folder';
import { typedFields } from './stored/typed-fields';

export type SavesResult = Timing &
  Differences & {
    acknowledged: number;
    /** Saves that took more than one attempt. */
    repeated: number;
    /** Of these, the ones that an earlier attempt had stored: only the answer was lost. */
    answersLost: number;
    /** Temporary files that no process writes any more. */
    leftovers: string[];
    /** Milliseconds in which the backend was down. */
    downtime: number;
    killsWhileStarting: number;
  };

/** What is wrong with a run; empty if every acknowledged save is stored once and nothing else is. */
export const faults = ({ lost, doubled, changed, strange, leftovers }: SavesResult): string[] =>
  Object.entries({ lost, doubled, changed, strange, leftovers })
    .filter(([, names]) => names.length > 0)
    .map(([fault, names]) => `${names.length} ${fault}, as ${names.slice(0, 3).join(', ')}`);

/**
 * Saves through the Firebase SDK to a backend on `port` that is killed meanwhile, and compares the
 * saves with the disk. A folder with faults is kept.
 */
export const runSaves = async (
  submissions: Submission[],
  { port, ...plan }: Plan & { port: number },
): Promise<SavesResult> => {
  const { folder, remove } = scratchFolder();
  const backend = startBackend(folder, port);
  await backend.ready();
  const { acknowledged, total } = await sendAll(submissions, { ...plan, backend });
  // After a last kill, it removes its predecessor's leftovers before it answers.
  await backend.ready();
  await backend.stop();

  const { files, created, leftovers } = readDataFolder(folder);
  const saves = [...acknowledged].map(([{ collection, id, record }, acknowledgement]) => ({
    ...acknowledgement,
    path: `${collection}/${id}`,
    fields: typedFields(record),
  }));
  const isStoredBefore = ({ path, lastAttempt }: (typeof saves)[number]) =>
    (created.get(path) ?? Infinity) < lastAttempt;
  const result = {
    ...compare(new Map(saves.map(({ path, fields }) => [path, fields])), files),
    leftovers,
    acknowledged: saves.length,
    repeated: saves.filter(({ attempts }) => attempts > 1).length,
    answersLost: saves.filter(isStoredBefore).length,
    times: saves.map(({ milliseconds }) => milliseconds),
    total,
    ...backend.outages(),
  };
  if (faults(result).length === 0) remove();
  else console.error(`Look at ${folder}.`);
  return result;
};
