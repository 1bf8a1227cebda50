import { codebase } from '../firebase-tools';

type Listed = { id?: unknown; codebase?: unknown };

const notUsed = /has not been used in project|it is disabled|SERVICE_DISABLED/;

/**
 * The mail functions of an earlier deploy, from the output of `functions:list --json`; undefined where
 * unknown. A project that never had functions answers that they are not enabled.
 */
const leftFunctions = (answer: string): string[] | undefined => {
  try {
    const { result, error } = JSON.parse(answer) as { result?: Listed[]; error?: unknown };
    if (Array.isArray(result)) {
      return result.filter((each) => each.codebase === codebase).map(({ id }) => String(id));
    }
    return typeof error === 'string' && notUsed.test(error) ? [] : undefined;
  } catch {
    return undefined;
  }
};

const command = 'npm run deploy -- --stop-mails';

type Facts = {
  /** The output of `functions:list --json`. */
  list: () => Promise<string>;
  /** Removes the functions. Resolves to the exit code of the command. */
  remove: () => Promise<number>;
  say: (message: string) => void;
};

/** After a deploy without mails: removes what would still send them. */
export const stopLeftMails = async ({ list, remove, say }: Facts): Promise<void> => {
  const left = leftFunctions(await list());
  if (!left) {
    say(
      `It could not be checked whether functions of an earlier deploy still send mails. If you once had config/notifications.ts: ${command}`,
    );
    return;
  }
  if (left.length === 0) return;
  say(
    `config/notifications.ts is gone, and ${left.join(', ')} still send mails to the previous addresses. They are removed:`,
  );
  if ((await remove()) !== 0)
    say(`Mails still go to the previous addresses. Try again: ${command}`);
};
