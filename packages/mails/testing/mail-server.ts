import type { AddressInfo } from 'node:net';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type ArrivedMail = {
  /** When it came; milliseconds since 1970. */
  at: number;
  messageId: string;
  subject: string;
  to: string;
  replyTo: string;
  text: string;
  html: string;
  headers: string[];
};

/** What the server does with the next mail. */
export type Mishap = 'refuses' | 'hangs' | 'dies half way' | 'refuses the login' | undefined;

const addressesIn = (value: AddressObject | AddressObject[] | undefined) =>
  [value ?? []].flat().flatMap(({ value: each }) => each.map(({ address }) => address ?? ''));

const toArrived = (mail: ParsedMail): ArrivedMail => ({
  at: Date.now(),
  messageId: mail.messageId ?? '',
  subject: mail.subject ?? '',
  to: addressesIn(mail.to).join(', '),
  replyTo: addressesIn(mail.replyTo).join(', '),
  text: mail.text ?? '',
  html: mail.html || '',
  headers: [...mail.headers.keys()],
});

/** A mail server on this machine. It keeps a mail once, as mailboxes do, and counts what came again. */
export const startMailServer = async ({
  mishap = () => undefined,
  port = 0,
}: { mishap?: () => Mishap; port?: number } = {}) => {
  const mails: ArrivedMail[] = [];
  const recipients: string[] = [];
  let copies = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username }, _session, callback) => {
      if (mishap() === 'refuses the login') callback(new Error('Wrong password'));
      else callback(null, { user: username ?? '' });
    },
    onRcptTo: ({ address }, _session, callback) => {
      recipients.push(address);
      callback();
    },
    onData: (stream, session, callback) => {
      stream.on('error', () => undefined);
      const next = mishap();
      if (next === 'dies half way') {
        stream.once('data', () => {
          // The connection ends in the middle of the mail.
          for (const connection of server.connections) {
            const { id, _socket: socket } = connection as unknown as {
              id: string;
              _socket: { destroy: () => void };
            };
            if (id === session.id) socket.destroy();
          }
        });
        stream.resume();
        return;
      }
      const keep = (parsed: ParsedMail) => {
        if (next === 'hangs') return;
        if (next === 'refuses') {
          callback(Object.assign(new Error('Try later'), { responseCode: 451 }));
          return;
        }
        const mail = toArrived(parsed);
        if (mails.some(({ messageId }) => messageId === mail.messageId)) copies += 1;
        else mails.push(mail);
        callback();
      };
      // Whoever sent it may have been killed meanwhile.
      simpleParser(stream, { skipTextToHtml: true }).then(keep, () => undefined);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    copies: () => copies,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const place = /\b(?:Contact_cli|freelancers|Inquriy|subcribe)\/[\w-]+/g;

/** The records that mails tell of, by name, and how often each: by a mail of its own or a line in a list. */
export const notifiedIn = (mails: readonly ArrivedMail[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const { text } of mails) {
    for (const [name] of text.matchAll(place)) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
};

/**
 * Milliseconds without any new mail after which none is expected: several times the lease of a delivery that a
 * killed server held (10 s, see mail-bench.ts).
 */
const silence = 45_000;

/** Waits until `mails` tell of `count` records, or until nothing more comes: the machine may be busy. */
export const untilNotified = async (
  mails: readonly ArrivedMail[],
  count: number,
): Promise<void> => {
  let arrived = mails.length;
  let last = Date.now();
  while (notifiedIn(mails).size < count && Date.now() - last < silence) {
    if (mails.length !== arrived) last = Date.now();
    arrived = mails.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
