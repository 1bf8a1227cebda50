import { MailProblem } from './mailer';

/** The address and login of a mail server. */
export type MailAccount = {
  host: string;
  port: number;
  /** TLS from the first byte; else STARTTLS. */
  isSecure: boolean;
  user: string;
  password: string;
};

const example = 'smtps://office@acme.test@mail.acme.test:465';

/** Whether it is this machine. */
export const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The account in SMTP_URL, as smtps://name@host:port; the password stands in SMTP_PASSWORD, or
 * percent-encoded behind the name. Undefined where neither says anything.
 * @throws {MailProblem} that says what is missing; never with the password in it.
 */
export const readMailAccount = (
  environment: Record<string, string | undefined>,
): MailAccount | undefined => {
  const written = environment.SMTP_URL?.trim() ?? '';
  if (written === '') return undefined;
  const wrong = (what: string) =>
    new MailProblem(`SMTP_URL ${what}. Write it like ${example}`, true, 'settings');
  if (!URL.canParse(written)) throw wrong('is not an address');
  const url = new URL(written);
  if (url.protocol !== 'smtps:' && url.protocol !== 'smtp:') {
    throw wrong('starts with neither smtps:// nor smtp://');
  }
  if (url.hostname === '') throw wrong('names no server');
  const user = decode(url.username);
  const password = environment.SMTP_PASSWORD?.trim() || decode(url.password);
  if (user === '' && !isLocal(url.hostname)) throw wrong('has no name before the @');
  if (user !== '' && password === '') {
    throw new MailProblem('SMTP_PASSWORD is missing.', true, 'settings');
  }
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  return { host: url.hostname, port, isSecure, user, password };
};
