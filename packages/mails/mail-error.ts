import { asksToConfirm, type MailPlan } from './mail-plan';
import { MailProblem } from './mailer/mailer';
import { type Mailbox, openMailbox } from './mailer/open-mailbox';
import { secretError } from './opt-in/tokens';

type Facts = {
  plan: MailPlan;
  /** The value of a secret of the project; a reason where it cannot be read. */
  readSecret: (name: string) => Promise<{ value: string } | { reason: string }>;
  /** The command by which somebody sets a secret. */
  setCommand: (name: string) => string;
  /** Logs in and sends nothing. @throws {MailProblem} */
  verify?: (mailbox: Mailbox) => Promise<void>;
  warn: (message: string) => void;
};

const mailbox = ['SMTP_URL', 'SMTP_PASSWORD'];

/** What signs links to confirm: as long as createTokens wants it. */
const forLinks = 'OPT_IN_SECRET';

/** The mail server's certain rejections; what only this machine cannot reach is just a warning. */
const loginError = async (mailbox: Mailbox, { verify = (each) => each.verify(), warn }: Facts) => {
  try {
    await verify(mailbox);
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
  const { plan, setCommand, readSecret } = facts;
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
  const howToSet = `docs/deploy.md, “Hear of messages”, says what they hold. They are set by\n\n${names.map((name) => `  ${setCommand(name)}`).join('\n')}\n\nWithout mails: delete config/notifications.ts.`;
  if (missing.length > 0) return [...missing, howToSet].join('\n');
  const weak = asksToConfirm(plan) ? secretError(secrets[forLinks] ?? '') : undefined;
  if (weak !== undefined) return `${weak}\n${howToSet}`;
  try {
    const mailbox = openMailbox(secrets);
    if (!mailbox) return `The secret SMTP_URL is empty.\n${howToSet}`;
    if (plan.from === null && !mailbox.user.includes('@')) {
      return 'The mails would have no sender: the name in SMTP_URL is not an e-mail address. Write from into config/notifications.ts.';
    }
    const error = await loginError(mailbox, facts);
    return error && `${error}\n${howToSet}`;
  } catch (error) {
    if (error instanceof MailProblem) return `${error.message}\n${howToSet}`;
    throw error;
  }
};
