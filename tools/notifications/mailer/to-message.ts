import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../compose/mail';

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
