import type { BlobChange } from './blob-store';
import { hashOf } from './disk';
import { type Journal, type JournalFile, replay, type Transaction } from './journal';
import type { PlannedFile } from './plan-step';
import { difference } from './splices';

export type Plan = Pick<Transaction, 'do' | 'words'> & {
  /** Of a step that is undone, redone or set aside: its first transaction. */
  step?: number;
  files: readonly PlannedFile[];
  blobChanges?: readonly BlobChange[];
};

/** The splices from the text that the journal knows to the one on the disk. */
const linkTo = ({ file, before }: PlannedFile, known: ReadonlyMap<string, string | undefined>) => {
  const text = known.get(file);
  if (known.has(file) && text === before) return {};
  if (text === undefined || before === undefined) return { base: before ?? null };
  return { outside: difference(text, before) };
};

type LineOptions = {
  /** Milliseconds since 1970. */
  at: number;
  /** Permissions of a file as it is, or will be. */
  modeOf: (file: string) => number | undefined;
};

export const planLine = (
  journal: Journal,
  plan: Plan,
  { at, modeOf }: LineOptions,
): Transaction => {
  const known = replay(journal);
  const tx = (journal.transactions.at(-1)?.tx ?? 0) + 1;

  const textLine = (planned: PlannedFile): JournalFile => {
    const { file, before, after, splices } = planned;
    const mode = before === undefined || after === undefined ? modeOf(file) : undefined;
    return {
      file,
      ...linkTo(planned, known),
      before: hashOf(before),
      after: hashOf(after),
      splices,
      ...(mode !== undefined && { mode }),
    };
  };

  const blobLine = ({
    file,
    before,
    after,
    isThere = false,
    ...change
  }: BlobChange): JournalFile => {
    const mode = modeOf(file) ?? change.mode;
    return {
      ...{ file, before, after, splices: [], kept: true },
      ...(isThere && { stored: true }),
      ...(mode !== undefined && { mode }),
    };
  };

  return {
    tx,
    do: plan.do,
    step: plan.step ?? tx,
    at: new Date(at).toISOString(),
    words: plan.words,
    files: [...plan.files.map(textLine), ...(plan.blobChanges ?? []).map(blobLine)],
  };
};
