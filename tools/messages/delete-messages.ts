import { counted } from '../../packages/config-values/counted';
import type { DeletedMessage, Found, Outside } from '../../packages/local-firebase';
import { isWaiting } from '../../packages/records';
import { allOf } from './all-of';
import { fileWords, lineOf, oneLine } from './in-words';
import { isFrom, mentionOf } from './is-about';
import { chooseForms, type Request } from './read-request';
import { openSpool, type Spool } from './spool';

type NamedFile = { bucket: string; name: string };

const fileAt = (address: unknown): NamedFile | undefined => {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const [, bucket = '', name = ''] =
    /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(new URL(address).pathname) ?? [];
  try {
    return name === ''
      ? undefined
      : { bucket: decodeURIComponent(bucket), name: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
};

/**
 * The files that a record names, only in the folders of its form: a visitor's text leads to no other
 * file.
 */
const namedFiles = ({ message, form: { folders } }: Found): NamedFile[] =>
  Object.values(message.values)
    .flat()
    .flatMap((value) => fileAt(value) ?? [])
    .filter(({ name }) =>
      folders.some((folder) => name.startsWith(folder) && !name.slice(folder.length).includes('/')),
    );

/** What is kept of a message until it is deleted, without its content. */
type Doomed = DeletedMessage & {
  line: string;
  files: { bucket: string; name: string }[];
};

const addTo = (spool: Spool<Doomed>, found: Found) => {
  const { collection, id, name, createdAt } = found.message;
  const { counted: places } = found.form;
  const about = { line: lineOf(found), files: namedFiles(found), counted: places };
  const waits = isWaiting(found.form, found.message.values);
  spool.add({ collection, id, name, createdAt, ...about, waits }, createdAt);
};

const withSpools = async (use: (doomed: Spool<Doomed>, others: Spool<string>) => Promise<void>) => {
  const doomed = openSpool<Doomed>();
  const others = openSpool<string>();
  try {
    await use(doomed, others);
  } finally {
    doomed.close();
    others.close();
  }
};

/** Files may remain in the site's former bucket: they are not reported as deleted. */
const reportOtherBuckets = async (doomed: Spool<Doomed>, { store, print }: Outside) => {
  if (store.bucket === undefined) return;
  for (const { collection, id, files } of doomed.values('oldest')) {
    for (const { bucket, name } of files) {
      if (bucket === store.bucket) continue;
      await print(
        `Note: ${collection}/${oneLine(id)} says that its file lies in the bucket ${oneLine(bucket)}, and .env names ${store.bucket}. In the console, under Storage, look for ${oneLine(name)}, and delete it there.`,
      );
    }
  }
};

type Removal = { doomed: Spool<Doomed>; files: ReadonlySet<string>; isAgreed: boolean };

/** Shows what will be deleted, asks, and deletes: files first, so that none is left without a record. */
const remove = async ({ doomed, files, isAgreed }: Removal, outside: Outside) => {
  const { store, forms, print, ask } = outside;
  if (doomed.count() === 0 && files.size === 0) {
    await print('There is nothing to delete.');
    return;
  }
  const fields = forms.flatMap((form) => form.fields);
  await print(`In ${store.place} will be deleted, for good:`);
  for (const { line } of doomed.values('oldest')) await print(line);
  for (const name of files) await print(`  the file ${fileWords(name, fields)}`);
  await reportOtherBuckets(doomed, outside);
  const messages = counted(doomed.count(), 'message');
  const what = `${messages} and ${counted(files.size, 'file')}`;
  if (!isAgreed && !(await ask(`Delete ${what}?`))) {
    await print('Nothing was deleted.');
    return;
  }
  let removed = 0;
  for (const name of files) removed += (await store.deleteFile(name)) ? 1 : 0;
  for (const message of doomed.values('oldest')) await store.deleteMessage(message);
  await print(`Deleted ${messages} and ${counted(removed, 'file')}.`);
  if (removed < files.size) {
    await print(`${counted(files.size - removed, 'file')} could not be found there any more.`);
  }
};

/** Deletes everything from one person, and shows other mentions. */
export const deletePerson = async (
  { form, person, isAgreed }: Extract<Request, { do: 'delete' }>,
  outside: Outside,
): Promise<void> => {
  const { store, forms, print } = outside;
  const chosen = new Set(chooseForms(forms, form));
  await withSpools(async (doomed, others) => {
    const files = new Set<string>();
    for await (const found of allOf(store, forms)) {
      if (chosen.has(found.form) && isFrom(found, person)) {
        addTo(doomed, found);
        for (const { name } of namedFiles(found)) files.add(name);
      } else if (mentionOf(found, person)) {
        others.add(lineOf(found), found.message.createdAt);
      }
    }
    await remove({ doomed, files, isAgreed }, outside);
    if (others.count() > 0) {
      await print(
        others.count() === 1
          ? '1 other message holds these words, and stays:'
          : `${others.count()} other messages hold these words, and stay:`,
      );
      for (const line of others.values('oldest')) await print(line);
    }
  });
  await print('Mails about them that were sent before are in your mailbox: delete them there.');
};

/** Deletes what is older, and old files without a record. */
export const prune = async (
  { form, olderThan, isAgreed }: Extract<Request, { do: 'prune' }>,
  outside: Outside,
): Promise<void> => {
  const { store, forms, now } = outside;
  const chosen = new Set(chooseForms(forms, form));
  const before = now - olderThan;
  await withSpools(async (doomed) => {
    const stillNamed = new Set<string>();
    const files = new Set<string>();
    for await (const found of allOf(store, forms)) {
      const isDoomed = chosen.has(found.form) && found.message.createdAt < before;
      if (isDoomed) addTo(doomed, found);
      for (const { name } of namedFiles(found)) (isDoomed ? files : stillNamed).add(name);
    }
    for (const folder of new Set([...chosen].flatMap((each) => each.folders))) {
      for await (const { name, createdAt } of store.files(folder)) {
        if (createdAt < before) files.add(name);
      }
    }
    for (const name of stillNamed) files.delete(name);
    await remove({ doomed, files, isAgreed }, outside);
  });
};
