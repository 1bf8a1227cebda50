/** @jest-environment node */
import { siteForms } from '../records/site-form';
import { commandsOn, openHosted, openLocal } from './testing/stored-messages';

const confirmedAt = Date.parse('2026-11-21T09:30:00Z');

/** Of c1 nobody was asked to confirm it: it was stored before that. */
const optIns = { 'Contact_cli/c2': confirmedAt, 'Contact_cli/c3': null };

const forms = siteForms(process.cwd()).map((form) =>
  form.name === 'contact' ? { ...form, optIn: true as const } : form,
);

describe.each([
  ['at Firebase', openHosted],
  ['on this machine', openLocal],
])('messages to confirm %s', (_, open) => {
  const run = async (args: string[], of = forms) => {
    const opened = await open(optIns);
    const commands = commandsOn(opened.store, of);
    await commands.run(args);
    await opened.close();
    return commands;
  };

  test('list and find mark what is unconfirmed, and nothing else', async () => {
    const { printed } = await run(['list', '--form', 'contact']);
    expect(printed.slice(1).map((line) => line.endsWith('(unconfirmed)'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(printed[1]).toContain('Contact_cli/c3');
    const found = await run(['find', 'Anna']);
    expect(found.printed[0]).toContain('Contact_cli/c3  (unconfirmed)\n');
  });

  test('the table says when each was confirmed, and so does JSON', async () => {
    const table = (await run(['export', '--form', 'contact'])).written['Contact_cli.csv']!;
    const [head = '', ...rows] = table.trim().split('\r\n');
    const place = head.split(',').indexOf('"Confirmed"');
    expect(rows.map((line) => line.split(',')[place])).toEqual([
      '""',
      '"2026-11-21T09:30:00.000Z"',
      '"unconfirmed"',
    ]);
    const { written } = await run(['export', '--form', 'contact', '--format', 'json']);
    const all = JSON.parse(written['Contact_cli.json']!) as { confirmedAt?: number | null }[];
    expect(all.map((each) => each.confirmedAt)).toEqual([undefined, confirmedAt, null]);
  });

  test('a form that asks nobody to confirm has no such column', async () => {
    const { written } = await run(['export', '--form', 'contact'], siteForms(process.cwd()));
    expect(written['Contact_cli.csv']).not.toContain('onfirmed');
  });
});
