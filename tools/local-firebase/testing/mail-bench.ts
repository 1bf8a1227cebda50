import { usualPace } from '../../../packages/mails/delivery/pace';
import type { MailPlan } from '../../../packages/mails/mail-plan';
import type { LocalFirebaseOptions } from '../local-firebase';
import { startLocalMail } from '../mails/start-local-mail';

const name = 'MAIL_BENCH';

/** What a backend that will be killed is told of mails: days pass in minutes. */
type MailBench = {
  plan: MailPlan;
  smtp: string;
  /** When the clock began, and how many times faster it goes. */
  start: number;
  speed: number;
};

export const mailBenchEnvironment = (bench: MailBench): Record<string, string> => ({
  [name]: JSON.stringify(bench),
});

/** Options of a backend whose mails are measured; none where the environment says nothing of it. */
export const mailBenchIn = (
  environment: Record<string, string | undefined>,
): Partial<LocalFirebaseOptions> => {
  const written = environment[name];
  if (written === undefined) return {};
  const { plan, smtp, start, speed } = JSON.parse(written) as MailBench;
  return {
    clock: () => start + (Date.now() - start) * speed,
    log: () => undefined,
    mail: {
      start: startLocalMail,
      plan,
      environment: { SMTP_URL: smtp },
      // A slow machine is no death, and no day without success: both as long as ever by its own clock.
      pace: { ...usualPace, lease: 10_000 * speed, giveUpAfter: 120_000 * speed },
      sweepEvery: 50,
    },
  };
};
