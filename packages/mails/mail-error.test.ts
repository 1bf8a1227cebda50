/** @jest-environment node */
import { mailError } from './mail-error';
import type { MailPlan } from './mail-plan';
import { MailProblem } from './mailer/mailer';
import { optingIn, plan } from './testing/plan';

const wellSet: Record<string, string> = {
  SMTP_URL: 'smtps://office@acme.test@mail.acme.test',
  SMTP_PASSWORD: 'hidden-word',
};

const ask = async ({
  secrets = wellSet,
  problem,
  from = plan.from,
  of = plan,
}: {
  of?: MailPlan;
  secrets?: Record<string, string>;
  problem?: MailProblem;
  from?: string | null;
}) => {
  const warned: string[] = [];
  const error = await mailError({
    plan: { ...of, from },
    setCommand: (name) => `functions:secrets:set ${name} --project agency`,
    readSecret: (name) =>
      Promise.resolve(
        secrets[name] === undefined ? { reason: 'not found' } : { value: secrets[name] },
      ),
    verify: () => (problem ? Promise.reject(problem) : Promise.resolve()),
    warn: (message) => warned.push(message),
  });
  expect(`${error} ${warned.join()}`).not.toContain('hidden-word');
  return { error, warned };
};

test('with a mailbox that accepts the login nothing is reported', async () => {
  expect(await ask({})).toEqual({ error: undefined, warned: [] });
});

test('secrets that are not set are named, with the commands that set them', async () => {
  const { error } = await ask({ secrets: { SMTP_URL: 'smtps://a@b.test@c.test' } });
  expect(error).toContain('The secret SMTP_PASSWORD cannot be read (not found).');
  expect(error).toContain('functions:secrets:set SMTP_PASSWORD --project agency');
  expect(error).toContain('delete config/notifications.ts');
  expect(error).not.toContain('The secret SMTP_URL cannot');
});

test('a wrong password is refused, a server out of reach only warned of', async () => {
  const wrong = new MailProblem('The mail server refuses the password.', true, 'login');
  expect((await ask({ problem: wrong })).error).toContain('refuses the password.');
  const { error, warned } = await ask({ problem: new MailProblem('Silence.', true, 'silent') });
  expect(error).toBeUndefined();
  expect(warned[0]).toContain('Silence. Perhaps only this machine cannot reach it');
});

test.each([
  [{ ...wellSet, SMTP_URL: 'mail.acme.test' }, 'SMTP_URL is not an address'],
  [{ ...wellSet, SMTP_URL: 'smtps://apikey@mail.acme.test' }, 'The mails would have no sender'],
])('%j', async (secrets, words) => {
  expect((await ask({ secrets, from: null })).error).toContain(words);
});

test('where senders confirm by a link, the secret that signs it must be set, and long', async () => {
  const of = optingIn(plan);
  expect((await ask({ of })).error).toContain('functions:secrets:set OPT_IN_SECRET');
  const weak = { ...wellSet, OPT_IN_SECRET: 'hidden-word' };
  expect((await ask({ of, secrets: weak })).error).toContain('must have 32 characters or more');
  const strong = { ...wellSet, OPT_IN_SECRET: 'hidden-word'.repeat(3) };
  expect((await ask({ of, secrets: strong })).error).toBeUndefined();
});
