/** What may stand in an error of nodemailer. */
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

export const codeOf = ({ code }: Shape): string => textOf(code);

/** The one thing that OpenSSL says to people, among numbers and names of files. */
const sslReason = /SSL routines:[^:]*:([^:]+):/;

/** What the server said, in one line: it may repeat what it was told. */
export const answerOf = ({ response, message }: Shape): string => {
  const said = (textOf(response) || textOf(message)).replaceAll(/\s+/g, ' ');
  return (sslReason.exec(said)?.[1] ?? said).slice(0, 200);
};
