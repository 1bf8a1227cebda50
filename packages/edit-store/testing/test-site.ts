import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Change, Value } from '../../../src/schema/values/change';
import { putFile } from '../../../tests/put-files';
import { checkWithin } from '../../../tools/check/check-project';
import { writeRules } from '../../../tools/check/rules-files';
import { readConfigSources } from '../../config-files/config-files';
import type { StepAnswer } from '../../edit-protocol/protocol';
import { createEditStore } from '../create-edit-store';
import type { EditStore } from '../edit-store';
import { newFileText, standIn } from './stand-in';

export type TestSite = {
  folder: string;
  read: (file: string) => string;
  /** As another program saves a file. */
  write: (file: string, text: string) => void;
  /** All config files with their texts. */
  texts: () => Record<string, string>;
  /** A store of the site, as after a start. */
  open: (options?: Partial<Parameters<typeof createEditStore>[0]>) => EditStore;
  /** Another site with all that is in this one. */
  copy: () => TestSite;
  remove: () => void;
};

const siteIn = (folder: string): TestSite => {
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      putFile(join(folder, file), text);
    },
    texts: () => readConfigSources(folder),
    open: (options = {}) =>
      createEditStore({
        site: folder,
        check: checkWithin(folder),
        writeRules,
        apply: standIn,
        newFileText,
        ...options,
      }),
    copy: () => {
      const copied = newFolder(dirname(folder));
      cpSync(folder, copied, { recursive: true });
      return siteIn(copied);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const newFolder = (around = tmpdir()) => mkdtempSync(join(around, 'edit-store-'));

/** A disk in memory, where there is one: who is killed leaves it as it is, and it is never waited for. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A copy of a site, that can be changed: its config, or whatever else of it is named. */
export const createTestSite = (from = 'tests/sites/agency', names = ['config']): TestSite => {
  const folder = newFolder();
  for (const name of names) cpSync(join(from, name), join(folder, name), { recursive: true });
  return siteIn(folder);
};

/** A site of these files, which is too small for the check. */
export const createSmallSite = (texts: Record<string, string>): TestSite => {
  const site = siteIn(newFolder(memory));
  Object.entries(texts).forEach(([file, text]) => site.write(file, text));
  return site;
};

export const set = (file: string, path: string, value: Value, was: Value): Change => ({
  do: 'set',
  file,
  path,
  value,
  was,
});

export const step = (...changes: Change[]) => ({ words: 'A change', changes });

/** The answer in a line. */
export const outcome = (answer: StepAnswer): string => {
  if (answer.is === 'lost') return `lost: ${answer.message}`;
  if (answer.is === 'refused')
    return `refused: ${answer.problems.map(({ message }) => message).join()}`;
  return answer.is;
};
