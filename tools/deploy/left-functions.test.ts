/** @jest-environment node */
import { stopLeftMails } from './left-functions';

const answers = {
  mails: JSON.stringify({
    status: 'success',
    result: [
      { id: 'mail-on-contact', codebase: 'mail' },
      { id: 'mail-sweep', codebase: 'mail' },
      { id: 'mail-of-another', codebase: 'default' },
    ],
  }),
  others: JSON.stringify({ status: 'success', result: [{ id: 'shop', codebase: 'default' }] }),
  none: JSON.stringify({ status: 'success', result: [] }),
  off: JSON.stringify({
    status: 'error',
    error: 'HTTP Error: 403, Cloud Functions API has not been used in project 7 before',
  }),
};

const stop = async (answer: string, status = 0) => {
  const messages: string[] = [];
  let removals = 0;
  await stopLeftMails({
    list: () => Promise.resolve(answer),
    remove: () => {
      removals += 1;
      return Promise.resolve(status);
    },
    say: (message) => messages.push(message),
  });
  return { messages, removals };
};

test('functions that still send mails are named and removed', async () => {
  const { messages, removals } = await stop(answers.mails);
  expect(removals).toBe(1);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('mail-on-contact, mail-sweep still send mails');
});

test('functions that remain are reported at the end, with the command', async () => {
  const { messages } = await stop(answers.mails, 1);
  expect(messages.at(-1)).toContain('Mails still go to the previous addresses');
  expect(messages.at(-1)).toContain('npm run deploy -- --stop-mails');
});

test.each(['others', 'none', 'off'] as const)('%s: nothing is removed or said', async (name) => {
  expect(await stop(answers[name])).toEqual({ messages: [], removals: 0 });
});

test.each(['', 'no login', '{"status":"error","error":"Failed to authenticate"}'])(
  'an answer such as %j: one line says what to do',
  async (answer) => {
    const { messages, removals } = await stop(answer);
    expect(removals).toBe(0);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('npm run deploy -- --stop-mails');
  },
);
