import { MailProblem, type MailProblemKind } from './mailer';

/** The possible contents of nodemailer's errors. */
export type Shape = {
  code?: unknown;
  command?: unknown;
  syscall?: unknown;
  recipient?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const codeOf = ({ code }: Shape): string => textOf(code);

/** The readable part of OpenSSL's errors, among numbers and file names. */
const sslReason = /SSL routines:[^:]*:([^:]+):/;

/** The server's answer on one line: it may repeat what was sent. */
export const answerOf = ({ response, message }: Shape): string => {
  const answer = (textOf(response) || textOf(message)).replaceAll(/\s+/g, ' ');
  return (sslReason.exec(answer)?.[1] ?? answer).slice(0, 200);
};

type About = {
  host: string;
  /** Whether sending of the mail itself had begun: before, it is certainly not sent. */
  isBegun: boolean;
};

type Reported = { code: string; shape: Shape; answer: string; isBegun: boolean };

type Case = {
  kind: MailProblemKind;
  is: (reported: Reported) => boolean;
  description: (host: string, answer: string) => string;
};

const isOneOf = (...codes: string[]) => {
  return ({ code }: Reported) => codes.includes(code);
};

const isAnswered = ({ shape }: Reported) => typeof shape.responseCode === 'number';

const ports = 'smtps:// is for port 465, smtp:// for 587.';

const refusal = (host: string, answer: string) =>
  `The mail server ${host} refuses the mail (“${answer}”). If it mentions an address, check it in config/notifications.ts.`;

/** The first match counts; the codes are nodemailer's. */
const cases: Case[] = [
  {
    kind: 'login',
    is: isOneOf('EAUTH', 'ENOAUTH', 'EOAUTH2'),
    description: (host, answer) =>
      `The mail server ${host} refuses the name or the password (“${answer}”). Set SMTP_URL and SMTP_PASSWORD again; some providers want a password made for programs.`,
  },
  {
    kind: 'host',
    is: isOneOf('EDNS', 'ENOTFOUND', 'EAI_AGAIN'),
    description: (host) =>
      `There is no mail server ${host}, or it cannot be found right now. Check the name in SMTP_URL.`,
  },
  {
    // nodemailer has no code of its own for a refused connection.
    kind: 'host',
    is: (reported) =>
      reported.shape.syscall === 'connect' || isOneOf('ECONNREFUSED', 'EHOSTUNREACH')(reported),
    description: (host, answer) =>
      `The mail server ${host} does not accept the connection (“${answer}”). Check the name and the port in SMTP_URL.`,
  },
  {
    kind: 'host',
    is: (reported) =>
      !isAnswered(reported) &&
      /certificate|altname|self.signed|local issuer/i.test(reported.answer),
    description: (host, answer) =>
      `The mail server ${host} does not prove that it is ${host} (“${answer}”), so it gets no password. Write its name into SMTP_URL as its provider does; if it is right already, inform the provider.`,
  },
  {
    kind: 'host',
    is: (reported) =>
      isOneOf('ETLS', 'EREQUIRETLS')(reported) ||
      (!isAnswered(reported) && /wrong version|SSL routines|\bTLS\b/i.test(reported.answer)),
    description: (host, answer) =>
      `No secure connection to the mail server ${host} was possible (“${answer}”). Check the start and the port of SMTP_URL: ${ports}`,
  },
  {
    // No address has been named yet.
    kind: 'host',
    is: (reported) =>
      isAnswered(reported) &&
      !reported.isBegun &&
      /^(?:CONN|EHLO|LHLO|HELO|STARTTLS)$/.test(String(reported.shape.command)),
    description: (host, answer) =>
      `The mail server ${host} accepts no mails from here, or none for now (“${answer}”). If that continues, ask its provider.`,
  },
  {
    kind: 'no mailbox',
    is: (reported) =>
      isOneOf('EENVELOPE')(reported) &&
      reported.shape.command === 'RCPT TO' &&
      Number(reported.shape.responseCode) >= 500,
    description: refusal,
  },
  {
    kind: 'refused',
    is: (reported) => isOneOf('EENVELOPE', 'EMESSAGE')(reported) || isAnswered(reported),
    description: refusal,
  },
  {
    kind: 'host',
    is: (reported) => reported.code === 'EPROTOCOL' && !reported.isBegun,
    description: (host, answer) =>
      `The server at ${host} is not a mail server (“${answer}”). Check the name and the port in SMTP_URL.`,
  },
  {
    kind: 'silent',
    is: (reported) => isSilence(reported) && !reported.isBegun,
    description: (host, answer) =>
      `The mail server ${host} stopped answering before it accepted the mail (“${answer}”). If that continues, check the start and the port of SMTP_URL: ${ports}`,
  },
  {
    kind: 'silent',
    is: (reported) => isSilence(reported),
    description: (host, answer) =>
      `The mail server ${host} stopped answering during the mail (“${answer}”): it may have arrived. If that continues, ask its provider.`,
  },
];

const isSilence = isOneOf('ETIMEDOUT', 'ESOCKET', 'ECONNECTION', 'ECONNRESET', 'EPIPE', 'EABORT');

/** An error between us and a mail server, in words for the owner of the site. */
export const describeMailProblem = (error: unknown, { host, isBegun }: About): MailProblem => {
  const shape = Object(error) as Shape;
  const answer = answerOf(shape);
  const reported = { code: codeOf(shape), shape, answer, isBegun };
  const isCertain = !isBegun || isAnswered(reported);
  const found = cases.find(({ is }) => is(reported));
  return found
    ? new MailProblem(found.description(host, answer), isCertain, found.kind)
    : new MailProblem(
        `The mail server ${host}: ${answer || 'no reason is given'}.`,
        isCertain,
        'other',
      );
};
