import { createTransport } from 'nodemailer';
import { hashOf, type Mail } from '../compose/mail';
import { type Mailer, toMessage } from './mailer';

const localSender = 'website@localhost';

/** The name holds only letters and digits; the source is what a server would get. */
type WriteMail = (name: string, written: { mail: Mail; source: string }) => Promise<void>;

/** Writes each mail as an .eml file (RFC 5322), which every mail program opens: each mail once. */
export const createFileMailer = (write: WriteMail): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, localSender));
      await write(hashOf(mail.messageId).slice(0, 32), {
        mail,
        source: (message as Buffer).toString('utf8'),
      });
      return { refused: [] };
    },
  };
};
