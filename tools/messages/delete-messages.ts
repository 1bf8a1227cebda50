import { chooseForms } from './choose-forms';
import { namedFiles } from './file-names';
import { allOf, type Found } from './found';
import { counted, lineOf, oneLine } from './in-words';
import { isFrom, mentions } from './is-about';
import type { Outside } from './outside';
import type { Request } from './read-request';

type Doomed = { found: readonly Found[]; files: readonly string[]; isAgreed: boolean };

const filesOf = (found: readonly Found[]): Set<string> =>
  new Set(found.flatMap((each) => namedFiles(each).map(({ name }) => name)));

/** Files may have stayed behind in a bucket that the site had before: nobody is told that they are gone. */
const tellOfOtherBuckets = (found: readonly Found[], { store, print }: Outside) => {
  if (store.bucket === undefined) return;
  for (const each of found) {
    for (const { bucket, name } of namedFiles(each)) {
      if (bucket === store.bucket) continue;
      print(
        `Beware: ${each.message.collection}/${oneLine(each.message.id)} says that its file lies in the bucket ${oneLine(bucket)}, and .env names ${store.bucket}. Look in the console under Storage for ${oneLine(name)}, and delete it there.`,
      );
    }
  }
};

/** Says what will go, asks, and deletes: files first, so that none is left that no record names. */
const remove = async ({ found, files, isAgreed }: Doomed, outside: Outside) => {
  const { store, print, ask } = outside;
  if (found.length === 0 && files.length === 0) {
    print('There is nothing to delete.');
    return;
  }
  print(`In ${store.place} will be deleted, for good:`);
  found.forEach(({ message }) => print(lineOf(message)));
  files.forEach((name) => print(`  the file ${oneLine(name)}`));
  tellOfOtherBuckets(found, outside);
  const messages = counted(found.length, 'message');
  const what = `${messages} and ${counted(files.length, 'file')}`;
  if (!isAgreed && !(await ask(`Delete ${what}?`))) {
    print('Nothing was deleted.');
    return;
  }
  let removed = 0;
  for (const name of files) removed += (await store.deleteFile(name)) ? 1 : 0;
  for (const { message } of found) await store.deleteMessage(message);
  print(`Deleted ${messages} and ${counted(removed, 'file')}.`);
  if (removed < files.length) {
    print(`${counted(files.length - removed, 'file')} could not be found there any more.`);
  }
};

/** Deletes all of one person, and shows what else holds the words. */
export const deletePerson = async (
  { form, person, isAgreed }: Extract<Request, { do: 'delete' }>,
  outside: Outside,
): Promise<void> => {
  const { store, forms, print } = outside;
  const chosen = new Set(chooseForms(forms, form));
  const everything = await allOf(store, forms);
  const found = everything.filter((each) => chosen.has(each.form) && isFrom(each, person));
  const gone = new Set(found);
  await remove({ found, files: [...filesOf(found)], isAgreed }, outside);
  const others = everything.filter((each) => !gone.has(each) && mentions(each, person));
  if (others.length > 0) {
    print(
      others.length === 1
        ? '1 other message holds these words, and stays:'
        : `${others.length} other messages hold these words, and stay:`,
    );
    others.forEach(({ message }) => print(lineOf(message)));
  }
  print('Mails about them that were sent before are in your mailbox: delete them there.');
};

/** Deletes what is older, and old files that no record names. */
export const prune = async (
  { form, olderThan, isAgreed }: Extract<Request, { do: 'prune' }>,
  outside: Outside,
): Promise<void> => {
  const { store, forms, now } = outside;
  const chosen = new Set(chooseForms(forms, form));
  const before = now - olderThan;
  const everything = await allOf(store, forms);
  const found = everything.filter(
    (each) => chosen.has(each.form) && each.message.createdAt < before,
  );
  const gone = new Set(found);
  const kept = filesOf(everything.filter((each) => !gone.has(each)));
  const folders = [...new Set([...chosen].flatMap((each) => each.folders))];
  const stored = (await Promise.all(folders.map((folder) => store.files(folder)))).flat();
  const old = stored.filter(({ createdAt }) => createdAt < before).map(({ name }) => name);
  const files = [...new Set([...old, ...filesOf(found)])].filter((name) => !kept.has(name));
  await remove({ found, files, isAgreed }, outside);
};
