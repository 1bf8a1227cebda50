import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Delivery, Recipients, SentMail } from '../../../packages/mails';
import { isGroup } from '../../../src/schema/values/group';
import { errorCode } from '../../error-code';
import { withFileLock } from '../../file-lock';
import type { DataFolder } from '../store/data-folder';
import { createKeyedLock, hashedName, namesIn } from '../store/durable-file';
import { readJsonFile } from '../store/json';

const isMoment = (value: unknown) => value === null || typeof value === 'number';

const isDelivery = (value: unknown): value is Delivery =>
  isGroup(value) &&
  ['key', 'collection', 'id', 'state'].every((name) => typeof value[name] === 'string') &&
  ['firstAt', 'attempts'].every((name) => typeof value[name] === 'number') &&
  [value.dueAt, value.heldSince, value.unsaidSince].every(isMoment) &&
  Array.isArray(value.members);

const isSent = (value: unknown): value is SentMail[] =>
  Array.isArray(value) &&
  value.every(
    (each) => isGroup(each) && typeof each.at === 'number' && typeof each.name === 'string',
  );

/** The folder for mails: beside the stored data, never in it. */
export const mailFolderIn = ({ root }: Pick<DataFolder, 'root'>): string => path.join(root, 'mail');

type Options = {
  folder: Pick<DataFolder, 'root' | 'write'>;
  log: (message: string) => void;
};

/**
 * The state of deliveries on disk: one JSON file for each, and one for the mails of the hour. Each is
 * changed by one process at a time, and read again before.
 */
export const createDeliveryFiles = ({ folder, log }: Options) => {
  const mailFolder = mailFolderIn(folder);
  const stateFolder = path.join(mailFolder, 'state');
  const sentFiles = {
    owners: path.join(mailFolder, 'sent.json'),
    senders: path.join(mailFolder, 'sent-to-senders.json'),
  };
  const inThisProcess = createKeyedLock();

  /** Runs a task while no other of this name runs, in this process or in another one. */
  const exclusively = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
    inThisProcess(name, () => withFileLock(path.join(mailFolder, 'locks', `${name}.lock`), task));

  const nameOf = (key: string) => `${hashedName(key)}.json`;
  const fileOf = (name: string) => path.join(stateFolder, name);

  /** The content of a file; undefined where it is missing or unreadable. */
  const readFile = async (name: string): Promise<Delivery | undefined> => {
    try {
      return await readJsonFile(fileOf(name), isDelivery);
    } catch (error) {
      if (errorCode(error) !== undefined) throw error;
      log(`${fileOf(name)} is left out: ${String(error)}`);
      return undefined;
    }
  };

  /** Without it as many mails again are sent within this hour; each record is still reported once. */
  const readSent = async (sentFile: string): Promise<readonly SentMail[]> => {
    try {
      return (await readJsonFile(sentFile, isSent)) ?? [];
    } catch (error) {
      log(
        `${sentFile} cannot be read (${String(error)}): the mails of this hour are counted again from 0.`,
      );
      return [];
    }
  };

  return {
    mailFolder,
    exclusively,
    nameOf,
    names: async () => (await namesIn(stateFolder)).filter((name) => name.endsWith('.json')),
    readFile,
    /** Resolves to the new state. */
    change: (key: string, change: (before: Delivery | undefined) => Delivery | undefined) =>
      exclusively(hashedName(key), async () => {
        const before = await readFile(nameOf(key));
        const after = change(before);
        if (after) await folder.write(fileOf(nameOf(key)), JSON.stringify(after), 'replace');
        return after ?? before;
      }),
    remove: (key: string) =>
      exclusively(hashedName(key), () => rm(fileOf(nameOf(key)), { force: true })),
    changeSent: (
      change: (before: readonly SentMail[]) => readonly SentMail[],
      to: Recipients = 'owners',
    ) =>
      exclusively(to === 'owners' ? 'sent' : 'sent-to-senders', async () => {
        const before = await readSent(sentFiles[to]);
        const after = JSON.stringify(change(before));
        if (after !== JSON.stringify(before)) await folder.write(sentFiles[to], after, 'replace');
      }),
  };
};

export type DeliveryFiles = ReturnType<typeof createDeliveryFiles>;

/** Files that are read within a moment. */
const few = 1000;
/** Milliseconds per file, if there are more: a twentieth of the time is spent on reading. */
const pause = 0.2;

/**
 * Looks whenever it is asked to, but not again and again where there is much to look at.
 * @param look resolves to how many files there are
 */
export const seldom = (look: () => Promise<number>): (() => Promise<void>) => {
  let next = -Infinity;
  return async () => {
    if (performance.now() < next) return;
    const files = await look();
    next = files < few ? -Infinity : performance.now() + files * pause;
  };
};
