/** @jest-environment node */
import path from 'node:path';
import { makeSubmissions } from '../../../bench/load/records/make-submissions';
import { seededRandom } from '../../../bench/load/seeded-random';
import { createGateway } from '../../../src/firebase/create-gateway';
import { readForms } from '../../../tools/check/rules-files';
import { readMailPlan } from '../../../tools/notifications/read-mail-plan';
import { startMailServer } from '../../mails/testing/mail-server';
import { startTestBackend, until } from '../testing/test-backend';
import { startLocalMail } from './start-local-mail';

const site = path.resolve('examples/dentist');

test('the four forms of the dental practice, with fields of every kind, arrive as they were sent', async () => {
  const plan = readMailPlan(site)!;
  const server = await startMailServer();
  const backend = await startTestBackend({
    firestoreRulesFile: path.join(site, 'firestore.rules'),
    storageRulesFile: path.join(site, 'storage.rules'),
    mail: { start: startLocalMail, plan, environment: { SMTP_URL: server.url } },
  });
  const host = { name: '127.0.0.1', port: backend.port };
  const { save } = await createGateway({ settings: null, host });
  const forms = readForms(site);
  const submissions = makeSubmissions(forms, { count: 4, random: seededRandom(5) });
  try {
    for (const { collection, id, record } of submissions) await save(collection, id, record);
    await until(() => server.mails.length === 5);
  } finally {
    await backend.close();
    await server.close();
  }

  for (const { collection, id, record } of submissions) {
    const form = plan.forms.find((each) => each.collection === collection)!;
    if (form.confirmation?.optIn) {
      // Nobody is told of it before its sender has confirmed it.
      const asking = server.mails.find(({ to }) => to === record.Email)!;
      expect(asking.text).toContain('/Confirm?token=');
      expect(server.mails.map(({ text }) => text).join()).not.toContain(`${collection}/${id}`);
      continue;
    }
    const mail = server.mails.find(({ text }) => text.includes(`${collection}/${id}`))!;
    expect(mail.to).toBe(form.to.join(', '));
    for (const { name, label, options } of form.fields) {
      // What was not asked is not in the mail.
      expect(mail.text.includes(`${label}:\n`)).toBe(Object.hasOwn(record, name));
      const value = record[name];
      const chosen = typeof value === 'string' ? options[value] : undefined;
      if (chosen !== undefined) expect(mail.text).toContain(`    ${chosen}\n`);
    }
    expect(mail.text).not.toContain('](');
  }
  const asked = submissions.find(({ collection }) => collection === 'appointments')!.record;
  const confirmation = server.mails.find(({ to }) => to === asked.Email)!;
  expect(confirmation.subject).toMatch(/^You asked for an appointment on \d+ \w+ 20\d\d$/u);
  expect(confirmation.replyTo).toBe('hello@example.com');
  expect(confirmation.headers).toContain('auto-submitted');
  for (const own of [asked.Name, asked.Message, asked.Telephone]) {
    expect(confirmation.text).not.toContain(own);
  }

  const [appointment] = server.mails
    .filter(({ to }) => to.startsWith('reception'))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Appointment'));
  expect(appointment).toMatch(/^Appointment for .+ on \d+ \w+ 20\d\d$/u);
});
