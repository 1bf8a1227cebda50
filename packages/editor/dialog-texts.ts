import { isGroup } from '../../src/schema/values/group';
import { tabNote } from './tab-notes';

/** What is typed in one dialog, by the names of its fields. */
type Texts = Readonly<Record<string, string>>;

const areTexts = (value: unknown): value is Texts =>
  isGroup(value) && Object.values(value).every((text) => typeof text === 'string');

const textsIn = (noted: unknown): [string, Texts][] =>
  Object.entries(isGroup(noted) ? noted : {}).flatMap(([name, texts]) =>
    areTexts(texts) ? [[name, texts]] : [],
  );

/**
 * What is typed in dialogs, each by a name of its own, until it is done or taken back: a page that is lost meanwhile
 * loses none of it. It is of this tab; what a closed one has left comes to the next.
 */
export const createDialogTexts = (site: string) => {
  const note = tabNote(`edit-dialogs ${site}`, textsIn);
  const dialogs = new Map(note.read());
  const save = () => note.write(dialogs.size === 0 ? undefined : Object.fromEntries(dialogs));
  return {
    of: (dialog: string): Texts => dialogs.get(dialog) ?? {},
    put: (dialog: string, field: string, text: string) => {
      dialogs.set(dialog, { ...dialogs.get(dialog), [field]: text });
      save();
    },
    drop: (dialog: string) => {
      if (dialogs.delete(dialog)) save();
    },
    /** The dialogs in which something is typed. */
    left: (): string[] => [...dialogs.keys()],
    /** Takes over what closed tabs have left; what this one has itself is newer. */
    takeOfClosed: async (): Promise<void> => {
      const others = (await note.takeOfClosed()).flat();
      for (const [name, texts] of others) if (!dialogs.has(name)) dialogs.set(name, texts);
      if (others.length > 0) save();
    },
  };
};
