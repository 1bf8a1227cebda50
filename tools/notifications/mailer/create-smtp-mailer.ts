import { createTransport } from 'nodemailer';
import { describeMailProblem } from './describe-mail-problem';
import { MailProblem, type Mailer } from './mailer';
import type { MailAccount } from './read-mail-account';
import { toMessage } from './to-message';

/** Milliseconds; together less than the lease of a delivery. */
export type Patience = { connect: number; greet: number; answer: number };

const usualPatience: Patience = { connect: 20_000, greet: 20_000, answer: 40_000 };

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

export type SmtpMailer = Mailer & {
  /** Logs in and sends nothing. @throws {MailProblem} */
  verify: () => Promise<void>;
};

/** Sends mails through an ordinary mailbox (RFC 6409). A connection for each: there are few. */
export const createSmtpMailer = (
  { host, port, isSecure, user, password }: MailAccount,
  patience: Patience = usualPatience,
): SmtpMailer => {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // A password goes over no open line.
    requireTLS: !isSecure && !isLocal(host),
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greet,
    socketTimeout: patience.answer,
    dnsTimeout: patience.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const sender = user.includes('@') ? user : '';
      if (sender === '' && mail.from.address === null) {
        throw new MailProblem(
          'The mails come from nobody: write from into config/notifications.ts.',
          true,
          'settings',
        );
      }
      try {
        const { rejected } = await transport.sendMail(toMessage(mail, sender));
        return { refused: rejected };
      } catch (error) {
        throw describeMailProblem(error, host);
      }
    },
    verify: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw describeMailProblem(error, host);
      }
    },
  };
};
