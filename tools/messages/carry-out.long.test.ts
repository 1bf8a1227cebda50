/** @jest-environment node */
import {
  commandsOn,
  entries,
  fileOf,
  files,
  type Opened,
  openHosted,
  openLocal,
} from './testing/stored-messages';

type Commands = ReturnType<typeof commandsOn>;

describe.each([
  ['at Firebase', openHosted],
  ['on this machine', openLocal],
])('messages %s', (_, open) => {
  let opened: Opened;
  let run: Commands['run'];
  let printed: Commands['printed'];
  let written: Commands['written'];
  let questions: Commands['questions'];
  beforeEach(async () => {
    opened = await open();
    ({ run, printed, written, questions } = commandsOn(opened.store));
  });
  afterEach(() => opened.close());

  const everything = [
    ...entries.map(({ path: name }) => name),
    ...files.map(([name]) => name),
  ].toSorted();
  const without = (...gone: string[]) => everything.filter((name) => !gone.includes(name));

  test('list says how many there are, and the newest first', async () => {
    await run(['list']);
    expect(printed[0]).toBe('Contact form (Contact_cli): 3 messages');
    expect(printed[1]).toContain('Contact_cli/c3');
    expect(printed).toContain('Newsletter (subcribe): 0 messages');
    await expect(run(['list', '--form', 'orders'])).rejects.toThrow(
      'There is no form orders. There are: contact (Contact form, stored in Contact_cli), ',
    );
  });

  test.each(['contact', 'Contact_cli', 'contact FORM'])(
    'list --form %s is all of one form, by its file, its collection or its title',
    async (name) => {
      await run(['list', '--form', name]);
      expect(printed).toHaveLength(4);
      expect(printed[0]).toBe('Contact form (Contact_cli): 3 messages');
    },
  );

  test('export writes a table that no spreadsheet runs, or JSON', async () => {
    await run(['export']);
    expect(Object.keys(written)).toEqual([
      'Contact_cli.csv',
      'freelancers.csv',
      'Inquriy.csv',
      'subcribe.csv',
    ]);
    const lines = written['Contact_cli.csv']!.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Fullname","Company","Email","Number","Your","Messsage","id","Date","Fax","Document id","Received"',
    );
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines[2]).toContain(`"x;'＝2"`);
    await run(['export', '--form', 'freelancers', '--format', 'json']);
    const [first] = JSON.parse(written['freelancers.json']!) as { values: { fullName: string } }[];
    expect(first!.values.fullName).toBe('Ada Lovelace');
    await run(['export', '--form', 'newsletter', '--format', 'json']);
    expect(written['subcribe.json']).toBe('[]\n');
  });

  test('a row shows who sent a message, how it begins, and what visitors read of a choice', async () => {
    await run(['list', '--form', 'contact']);
    expect(printed[1]).toBe(
      '  2026-11-21 12:00  Anna, anna@example.com  “Ask ada@example.com”  Contact_cli/c3',
    );
    await run(['list', '--form', 'freelancer']);
    expect(printed[5]).toBe(
      '  2026-11-12 12:00  Eve, eve@example.com  “Web Desiner (React.js)”  freelancers/f2',
    );
  });

  test('find shows where the words are, also those that visitors read of a choice', async () => {
    await run(['find', 'ADA@example.com', '--form', 'contact']);
    expect(printed.map((line) => line.split('\n')[1]).toSorted()).toEqual([
      '      Message: Ask ada@example.com',
      '      Your Email Address: Ada@Example.com',
      undefined,
    ]);
    await run(['find', 'web desiner']);
    expect(printed.at(-2)).toContain('\n      Technology: Web Desiner (React.js)');
    await run(['find', '030 55']);
    // A field that the form no longer has.
    expect(printed.at(-2)).toContain('\n      Fax: 030 55');
  });

  test('find shows whatever holds the words', async () => {
    await run(['find', 'ADA']);
    expect(printed).toHaveLength(5);
    expect(printed[4]).toMatch(/^4 messages in /);
    expect(await opened.left()).toEqual(everything);
    await run(['find', 'ADA', '--form', 'freelancer']);
    expect(printed[6]).toMatch(/^1 message in /);
  });

  test.each([
    ['ada@example.com', ['Contact_cli/c1', 'freelancers/f1', fileOf('a')], '2 messages and 1 file'],
    [
      'ada lovelace',
      ['Contact_cli/c1', 'Contact_cli/c2', 'freelancers/f1', fileOf('a')],
      '3 messages and 1 file',
    ],
    ['Eve', ['freelancers/f2', fileOf('b')], '1 message and 1 file'],
  ])(
    'delete deletes all of %s, with the files, and nothing of others',
    async (person, gone, what) => {
      await run(['delete', person]);
      expect(questions).toEqual([`Delete ${what}?`]);
      expect(await opened.left()).toEqual(without(...gone));
      expect(printed.at(-1)).toContain('are in your mailbox');
    },
  );

  test('delete shows who else holds the words, and leaves them', async () => {
    await run(['delete', 'ada@example.com']);
    expect(printed.join('\n')).toMatch(
      /1 other message holds these words, and stays:\n.*Contact_cli\/c3/,
    );
  });

  test('delete --form leaves what the person sent by other forms, and says so', async () => {
    await run(['delete', 'ada@example.com', '--form', 'freelancer', '--yes']);
    expect(await opened.left()).toEqual(without('freelancers/f1', fileOf('a')));
    expect(printed).toContain('2 other messages hold these words, and stay:');
    await expect(run(['delete', 'Eve', '--form', 'subscribe', '--yes'])).rejects.toThrow(
      'There is no form subscribe.',
    );
  });

  test('delete and prune name a file by the label of its field', async () => {
    await run(['delete', 'Eve'], false);
    expect(printed).toContain(`  the file Your CV (${fileOf('b')})`);
    await run(['prune', '--older-than', '180d'], false);
    expect(printed).toContain(`  the file Your CV (${fileOf('c')})`);
  });

  test('without agreement nothing is deleted', async () => {
    await run(['delete', 'ada@example.com'], false);
    expect(printed).toContain('Nothing was deleted.');
    expect(await opened.left()).toEqual(everything);
  });

  test.each(['Ad', 'React.js'])(
    'delete of %s, which matches nobody, asks nothing',
    async (word) => {
      await run(['delete', word, '--yes']);
      expect(questions).toEqual([]);
      expect(printed[0]).toBe('There is nothing to delete.');
      expect(await opened.left()).toEqual(everything);
    },
  );

  test('prune deletes older messages, with files that no other names; a file that is named stays', async () => {
    await run(['prune', '--older-than', '180d', '--yes']);
    expect(questions).toEqual([]);
    expect(await opened.left()).toEqual(
      without('Contact_cli/c1', 'freelancers/f1', fileOf('a'), fileOf('c')),
    );
  });

  test('prune --form leaves records and files of other forms', async () => {
    await run(['prune', '--older-than', '180d', '--form', 'contact', '--yes']);
    expect(await opened.left()).toEqual(without('Contact_cli/c1'));
    expect(printed.at(-1)).toBe('Deleted 1 message and 0 files.');
  });
});
