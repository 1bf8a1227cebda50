import { createSmtpMailer } from './create-smtp-mailer';
import { readMailAccount } from './read-mail-account';

/**
 * The mailbox that SMTP_URL and SMTP_PASSWORD name, with its user; undefined where they say nothing.
 * @throws {MailProblem} that says what is wrong with them; never with the password in it.
 */
export const openMailbox = (environment: Record<string, string | undefined>) => {
  const account = readMailAccount(environment);
  return account && { user: account.user, ...createSmtpMailer(account) };
};

export type Mailbox = NonNullable<ReturnType<typeof openMailbox>>;
