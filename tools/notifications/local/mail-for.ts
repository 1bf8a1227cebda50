import { configErrors } from '../../check/check-project';
import type { LocalFirebaseOptions } from '../../local-firebase/local-firebase';
import { readMailPlan } from '../plan/read-mail-plan';

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
