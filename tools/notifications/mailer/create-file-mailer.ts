import { createTransport } from 'nodemailer';
import type { Mail } from '../compose/mail';
import { hashOf } from '../compose/message-id';
import type { Mailer } from './mailer';
import { toMessage } from './to-message';

/** Where mails come from that nobody sends. */
const nobody = 'website@localhost';

/** The name holds letters and digits alone; the source is what a server would be handed. */
type WriteMail = (name: string, written: { mail: Mail; source: string }) => Promise<void>;

/** Writes each mail as an .eml file (RFC 5322), which every mail program opens: the same mail once. */
export const createFileMailer = (write: WriteMail): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, nobody));
      await write(hashOf(mail.messageId).slice(0, 32), {
        mail,
        source: (message as Buffer).toString('utf8'),
      });
      return { refused: [] };
    },
  };
};
