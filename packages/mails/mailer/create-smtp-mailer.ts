import { createTransport } from 'nodemailer';
import { answerOf, describeMailProblem, type Shape } from './describe-mail-problem';
import { type Mailer, MailProblem, type Refusal, toMessage } from './mailer';
import { isLocal, type MailAccount } from './read-mail-account';

/** Timeouts in milliseconds, for each silence and for the whole: less than the lease of a delivery. */
export type Patience = { connect: number; greet: number; answer: number; whole: number };

const usualPatience: Patience = { connect: 20_000, greet: 20_000, answer: 40_000, whole: 90_000 };

export type SmtpMailer = Mailer & {
  /** Logs in and sends nothing. @throws {MailProblem} */
  verify: () => Promise<void>;
};

const refusalOf = (error: Shape): Refusal => ({
  address: String(error.recipient),
  isForNow: Number(error.responseCode) < 500,
  answer: answerOf(error),
});

const tooLong = (whole: number) =>
  Object.assign(new Error(`not done after ${Math.ceil(whole / 1000)} seconds`), { code: 'EABORT' });

/** Ends even where a server keeps sending a little, and so never falls silent. */
const within = async <Result>(whole: number, work: (signal: AbortSignal) => Promise<Result>) => {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(tooLong(whole));
      end.abort();
    }, whole);
  });
  try {
    return await Promise.race([work(end.signal), over]);
  } finally {
    clearTimeout(timer);
  }
};

/** Sends mails through an ordinary mailbox (RFC 6409), with one connection each: there are few. */
export const createSmtpMailer = (
  { host, port, isSecure, user, password }: MailAccount,
  patience: Patience = usualPatience,
): SmtpMailer => {
  /** `onCommand` gets what is sent to the server, without the texts of mails. */
  const transportFor = (onCommand: (command: unknown) => void) =>
    createTransport({
      host,
      port,
      secure: isSecure,
      // No password over an unencrypted line.
      requireTLS: !isSecure && !isLocal(host),
      ...(user !== '' && { auth: { user, pass: password } }),
      connectionTimeout: patience.connect,
      greetingTimeout: patience.greet,
      socketTimeout: patience.answer,
      dnsTimeout: patience.connect,
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: { debug: (_about: unknown, entry: unknown) => onCommand(entry) },
    });
  return {
    send: async (mail) => {
      const sender = user.includes('@') ? user : '';
      if (sender === '' && mail.from.address === null) {
        throw new MailProblem(
          'The mails have no sender: write from into config/notifications.ts.',
          true,
          'settings',
        );
      }
      let isBegun = false;
      const transport = transportFor((command) => {
        isBegun ||= command === 'DATA';
      });
      try {
        const { rejectedErrors = [] } = await within(patience.whole, (signal) =>
          transport.sendMail({ ...toMessage(mail, sender), signal }),
        );
        return { refused: rejectedErrors.map(refusalOf) };
      } catch (error) {
        throw describeMailProblem(error, { host, isBegun });
      }
    },
    verify: async () => {
      const transport = transportFor(() => undefined);
      try {
        await within(patience.whole, () => transport.verify());
      } catch (error) {
        throw describeMailProblem(error, { host, isBegun: false });
      }
    },
  };
};
