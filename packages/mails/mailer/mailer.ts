import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../compose/mail';

/** One of several addresses that the mail server refused. */
export type Refusal = {
  address: string;
  /** A temporary refusal, as is common for unknown senders (greylisting). */
  isForNow: boolean;
  answer: string;
};

export type Mailer = {
  /**
   * Resolves when the mail is in other hands, to the addresses that were refused.
   * @throws {MailProblem}
   */
  send: (mail: Mail) => Promise<{ refused: Refusal[] }>;
};

/** Why a mail could not be handed over, in words for the owner of the site. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem';

  constructor(
    message: string,
    /** Whether the mail was certainly not sent. */
    readonly isCertain: boolean,
    readonly kind: MailProblemKind,
  ) {
    super(message);
  }
}

export type MailProblemKind =
  | 'login'
  | 'host'
  | 'silent'
  | 'refused'
  /** Its only address takes no mails, now or later. */
  | 'no mailbox'
  | 'settings'
  | 'other';

/** A mail for nodemailer. `sender` is our address at the server. */
export const toMessage = (mail: Mail, sender: string): SendMailOptions => {
  const address = mail.from.address ?? sender;
  return {
    messageId: mail.messageId,
    from: { name: mail.from.name, address },
    to: mail.to.map((each) => ({ name: '', address: each })),
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    // RFC 3834, section 5: no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
