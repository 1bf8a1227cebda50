import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalFirebaseOptions } from '../../packages/local-firebase';
import { configErrors } from '../check/check-project';
import { readMailPlan } from './read-mail-plan';

const setting = /^[^\S\n]*(?:export[^\S\n]+)?(SMTP_\w+)[^\S\n]*=[^\S\n]*(.*?)[^\S\n]*$/gm;

const quoted = /^(['"`])(.*)\1(?:\s*#.*)?$/;

/** The text in quotes; else everything before a blank and a #, which begins a comment. */
const valueOf = (written: string): string =>
  quoted.exec(written)?.[2] ?? written.replace(/(^|\s+)#.*$/, '');

/**
 * The mailbox settings in the .env files of a site and in the environment, which wins. Vite's own
 * reader would cut a password at a # and replace $word.
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
 * What the embedded backend needs to send a site's mails: through the mailbox that SMTP_URL and
 * SMTP_PASSWORD in the environment name, or to disk. Undefined for a site without mails, and while
 * config has errors, which the check reports: records are stored all the same.
 */
export const mailFor = (
  site: string,
  { environment, start }: Pick<Choice, 'environment' | 'start'>,
): Choice | undefined => {
  if (configErrors(site)) return undefined;
  const plan = readMailPlan(site);
  return plan && { plan, environment, start };
};
