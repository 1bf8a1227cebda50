import { asksToConfirm, type MailPlan } from '../../functions/mails/mail-plan';
import { MailProblem } from '../../functions/mails/mailer/mailer';
import { readMailAccount, type MailAccount } from '../../functions/mails/mailer/read-mail-account';
import { secretError } from '../../functions/mails/opt-in/tokens';
import { firebaseTool } from '../firebase-tools';

type Facts = {
  plan: MailPlan;
  project: string;
  /** The value of a secret of the project; a reason where it cannot be read. */
  readSecret: (name: string) => Promise<{ value: string } | { reason: string }>;
  /** Logs in and sends nothing. @throws {MailProblem} */
  verify: (account: MailAccount) => Promise<void>;
  warn: (message: string) => void;
};

const mailbox = ['SMTP_URL', 'SMTP_PASSWORD'];

/** What signs links to confirm: as long as createTokens wants it. */
const forLinks = 'OPT_IN_SECRET';

const setCommand = (name: string, project: string) =>
  `  npx ${firebaseTool} functions:secrets:set ${name} --project ${project}`;

/** The mail server's certain rejections; what only this machine cannot reach is just a warning. */
const loginError = async (account: MailAccount, { verify, warn }: Facts) => {
  try {
    await verify(account);
    return undefined;
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error;
    if (error.kind === 'login' || error.kind === 'settings') return error.message;
    warn(`${error.message} Perhaps only this machine cannot reach it: publishing continues.`);
    return undefined;
  }
};

/**
 * Why the hosted site could not send mails, and what to do; undefined where it can. Never contains a
 * secret.
 */
export const mailError = async (facts: Facts): Promise<string | undefined> => {
  const { plan, project, readSecret } = facts;
  const secrets: Record<string, string> = {};
  const missing: string[] = [];
  const names = asksToConfirm(plan) ? [...mailbox, forLinks] : mailbox;
  for (const name of names) {
    const secret = await readSecret(name);
    if ('value' in secret && secret.value.trim() !== '') secrets[name] = secret.value;
    else
      missing.push(
        `The secret ${name} cannot be read${'reason' in secret ? ` (${secret.reason})` : ''}.`,
      );
  }
  const howToSet = `docs/deploy.md, “Hear of messages”, says what they hold. They are set by\n\n${names.map((name) => setCommand(name, project)).join('\n')}\n\nWithout mails: delete config/notifications.ts.`;
  if (missing.length > 0) return [...missing, howToSet].join('\n');
  const weak = asksToConfirm(plan) ? secretError(secrets[forLinks] ?? '') : undefined;
  if (weak !== undefined) return `${weak}\n${howToSet}`;
  try {
    const account = readMailAccount(secrets);
    if (!account) return `The secret SMTP_URL is empty.\n${howToSet}`;
    if (plan.from === null && !account.user.includes('@')) {
      return 'The mails would have no sender: the name in SMTP_URL is not an e-mail address. Write from into config/notifications.ts.';
    }
    const error = await loginError(account, facts);
    return error && `${error}\n${howToSet}`;
  } catch (error) {
    if (error instanceof MailProblem) return `${error.message}\n${howToSet}`;
    throw error;
  }
};
