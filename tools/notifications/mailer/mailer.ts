import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../compose/mail';

/** One of several addresses to which the mail server took the mail not. */
export type Refusal = {
  address: string;
  /** It asks to try again, as many do with senders whom they do not know yet. */
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
    /** Whether the mail is certain not to be on its way. */
    readonly isCertain: boolean,
    readonly kind: MailProblemKind,
  ) {
    super(message);
  }
}

export type MailProblemKind = 'login' | 'host' | 'silent' | 'refused' | 'settings' | 'other';

/** A mail as nodemailer takes it. `sender` is who the server knows us as. */
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
    // RFC 3834, section 5: no answering machine is to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
