import { isGroup } from '../../src/schema/values/group';
import { openTab } from './tab-notes';

/** What is typed in one dialog, by the names of its fields. */
type Texts = Readonly<Record<string, string>>;

const textsIn = (note: string | undefined | null): [string, Texts][] => {
  try {
    const value: unknown = JSON.parse(note ?? '{}');
    const areTexts = (each: unknown): each is Texts =>
      isGroup(each) && Object.values(each).every((text) => typeof text === 'string');
    return isGroup(value)
      ? Object.entries(value).flatMap(([name, each]) => (areTexts(each) ? [[name, each]] : []))
      : [];
  } catch {
    // Somebody else wrote it.
    return [];
  }
};

/**
 * What is typed in dialogs, each by a name of its own, until it is done or taken back: a page that is lost meanwhile
 * loses none of it. It is of this tab; what a closed one has left comes to the next.
 */
export const createDialogTexts = (site: string) => {
  const key = `edit-dialogs ${site}`;
  const tab = openTab();
  const dialogs = new Map(textsIn(tab.read(key)));
  const save = () =>
    tab.write(
      key,
      dialogs.size === 0 ? undefined : JSON.stringify(Object.fromEntries(dialogs.entries())),
    );
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
      const others = (await tab.takeOfClosed(key)).flatMap(textsIn);
      for (const [name, texts] of others) if (!dialogs.has(name)) dialogs.set(name, texts);
      if (others.length > 0) save();
    },
  };
};
