import { link, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atOnce } from './at-once';
import type { Submission } from './records/make-submissions';
import type { Timing } from './results/timing';
import { scratchFolder } from './scratch-folder';

const sync = async (path: string, text?: string) => {
  const file = await open(path, text === undefined ? 'r' : 'wx');
  if (text !== undefined) await file.writeFile(text);
  await file.sync();
  await file.close();
};

const write = async (folder: string, { id, record }: Submission) => {
  const temporary = join(folder, `${id}.temporary`);
  await sync(temporary, JSON.stringify(record));
  await link(temporary, join(folder, `${id}.json`));
  await sync(folder);
  await rm(temporary);
};

/** The peer: the records as files that survive a power cut, without SDK, HTTP and rules. */
export const runFiles = async (submissions: Submission[], limit: number): Promise<Timing> => {
  const { folder, remove } = scratchFolder();
  const times: number[] = [];
  const start = performance.now();
  await atOnce(submissions, {
    limit,
    work: async (submission) => {
      const begin = performance.now();
      await write(folder, submission);
      times.push(performance.now() - begin);
    },
  });
  const total = performance.now() - start;
  remove();
  return { times, total };
};
