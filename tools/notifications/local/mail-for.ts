import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configErrors } from '../../check/check-project';
import type { LocalFirebaseOptions } from '../../local-firebase/local-firebase';
import { readMailPlan } from '../plan/read-mail-plan';

const setting = /^[^\S\n]*(?:export[^\S\n]+)?(SMTP_\w+)[^\S\n]*=[^\S\n]*(.*?)[^\S\n]*$/gm;

const quoted = /^(['"`])(.*)\1(?:\s*#.*)?$/;

/** What stands between quotes; else all up to a blank and a #, behind which a comment stands. */
const valueOf = (written: string): string =>
  quoted.exec(written)?.[2] ?? written.replace(/(^|\s+)#.*$/, '');

/**
 * What the .env files of a site and the environment, which wins, say of the mailbox. Vite's own reader
 * would cut a password at a # and put something in the place of $word.
 */
export const mailEnvironment = (site: string, mode: string): Record<string, string> => {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(site, name))
    .filter((file) => existsSync(file));
  const lines = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(setting)]);
  const written = lines.map(([, name = '', value = '']): [string, string] => [
    name,
    valueOf(value),
  ]);
  const given = Object.entries(process.env).filter(
    (each): each is [string, string] => each[0].startsWith('SMTP_') && each[1] !== undefined,
  );
  return Object.fromEntries([...written, ...given]);
};

type Choice = NonNullable<LocalFirebaseOptions['mail']>;

/**
 * What the embedded backend needs to send the mails of a site: by the mailbox that SMTP_URL and
 * SMTP_PASSWORD in the environment name, or to the disk. Undefined for a site that wants none, and
 * while config is not in order, which the check tells: forms are stored as ever.
 */
export const mailFor = (
  site: string,
  { environment, start }: Pick<Choice, 'environment' | 'start'>,
): Choice | undefined => {
  if (configErrors(site)) return undefined;
  const plan = readMailPlan(site);
  return plan && { plan, environment, start };
};
