import { MailProblem } from './mailer';

type Shape = {
  code?: unknown;
  syscall?: unknown;
  responseCode?: unknown;
  response?: unknown;
  message?: unknown;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the server said, in one line: it may repeat what it was told. */
const answerOf = ({ response, message }: Shape) =>
  (textOf(response) || textOf(message)).replaceAll(/\s+/g, ' ').slice(0, 200);

const isOneOf = (code: string, codes: readonly string[]) => codes.includes(code);

/** What went wrong between us and a mail server, in words for the owner of the site (nodemailer's codes). */
export const describeMailProblem = (error: unknown, host: string): MailProblem => {
  const shape = Object(error) as Shape;
  const code = textOf(shape.code);
  const answered = typeof shape.responseCode === 'number';
  const answer = answerOf(shape);
  if (isOneOf(code, ['EAUTH', 'ENOAUTH', 'EOAUTH2'])) {
    return new MailProblem(
      `The mail server ${host} refuses the name or the password (“${answer}”). Set SMTP_URL and SMTP_PASSWORD anew; some providers want a password made for programs.`,
      true,
      'login',
    );
  }
  if (isOneOf(code, ['EDNS', 'ENOTFOUND', 'EAI_AGAIN'])) {
    return new MailProblem(
      `There is no mail server ${host}, or it cannot be found right now. Look at the name in SMTP_URL.`,
      true,
      'host',
    );
  }
  // nodemailer has no code of its own for a call that nobody takes.
  if (shape.syscall === 'connect' || isOneOf(code, ['ECONNREFUSED', 'EHOSTUNREACH'])) {
    return new MailProblem(
      `The mail server ${host} does not take the call (“${answer}”). Look at the name and the port in SMTP_URL.`,
      true,
      'host',
    );
  }
  if (isOneOf(code, ['ETLS', 'EREQUIRETLS'])) {
    return new MailProblem(
      `No safe connection to the mail server ${host} came about (“${answer}”). smtps:// is for port 465, smtp:// for 587.`,
      true,
      'host',
    );
  }
  if (isOneOf(code, ['EENVELOPE', 'EMESSAGE']) || answered) {
    return new MailProblem(
      `The mail server ${host} refuses the mail (“${answer}”). If it speaks of an address, look at it in config/notifications.ts.`,
      true,
      'refused',
    );
  }
  if (isOneOf(code, ['ETIMEDOUT', 'ESOCKET', 'ECONNECTION', 'ECONNRESET', 'EPIPE'])) {
    // Before it greets nothing is on its way.
    const isCertain = /^(?:connection timeout|greeting never)/i.test(answer);
    return new MailProblem(
      `The mail server ${host} fell silent (“${answer}”).`,
      isCertain,
      'silent',
    );
  }
  return new MailProblem(
    `The mail server ${host}: ${answer || 'no reason is given'}.`,
    false,
    'other',
  );
};
