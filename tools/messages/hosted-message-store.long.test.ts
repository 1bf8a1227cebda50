/** @jest-environment node */
import { startFakeGoogle } from './testing/fake-google';
import {
  addressOf,
  at,
  commandsOn,
  day,
  fileOf,
  now,
  storeAt,
  text,
} from './testing/stored-messages';

test('an account without permission is reported as such', async () => {
  const google = await startFakeGoogle('owner');
  const store = storeAt(google, { token: 'somebody' });
  await expect(store.messages('Contact_cli')[Symbol.asyncIterator]().next()).rejects.toThrow(
    'The project acme answered 403. Your account may not do that',
  );
  await google.close();
});

test('large messages are requested from Firebase a few at a time, and all of them come', async () => {
  const google = await startFakeGoogle('owner', 300);
  const name = 'projects/acme/databases/(default)/documents/Contact_cli';
  for (let each = 0; each < 40; each += 1) {
    const fields = { Messsage: text('x'.repeat(1e6)) };
    google.documents.set(`Contact_cli/${each}`, {
      name: `${name}/${each}`,
      createTime: at(each),
      fields,
    });
  }
  const store = storeAt(google);
  const collected = await store.collect('Contact_cli');
  expect(collected.count).toBe(40);
  expect([...collected.fields]).toEqual(['Messsage']);
  const days: number[] = [];
  for await (const { createdAt, values } of collected.messages('newest')) {
    days.push((now - createdAt) / day);
    expect(String(values.Messsage)).toHaveLength(1e6);
  }
  expect(days).toEqual(Array.from({ length: 40 }, (_, each) => each));
  // The first is all of it, 40 MB: more than is held at a time.
  expect(google.pageSizes[0]).toBe(300);
  expect(Math.min(...google.pageSizes)).toBeLessThan(16);
  await collected.close();
  await google.close();
});

describe('what is not at Firebase', () => {
  const record = (bucket: string) => ({
    name: 'projects/acme/databases/(default)/documents/freelancers/f1',
    createTime: at(1),
    fields: {
      Email: text('ada@example.com'),
      CvFile: text(addressOf(fileOf('a')).replace('acme.appspot.com', bucket)),
    },
  });
  const run = async (
    args: string[],
    { named = 'acme.appspot.com', ...site }: { project?: string; bucket?: string; named?: string },
  ) => {
    const google = await startFakeGoogle('owner');
    google.documents.set('freelancers/f1', record(named));
    const { printed, run: carryOut } = commandsOn(storeAt(google, site));
    try {
      await carryOut(args);
    } catch (error) {
      printed.push(String(error));
    } finally {
      await google.close();
    }
    return { printed, isLeft: google.documents.has('freelancers/f1') };
  };

  test.each([
    [['list']],
    [['export']],
    [['find', 'ada']],
    [['delete', 'ada@example.com']],
    [['prune', '--older-than', '1d']],
  ])('%j of a project or database that is not there says so', async (args) => {
    const { printed } = await run(args, { project: 'nope' });
    expect(printed).toEqual([
      expect.stringContaining('There is no project nope, or it has no database (default).'),
    ]);
  });

  test.each([[['delete', 'ada@example.com']], [['prune', '--older-than', '1d']]])(
    '%j with a bucket that is not there says so, and deletes nothing',
    async (args) => {
      const { printed, isLeft } = await run(args, { bucket: 'wrong' });
      expect(printed.at(-1)).toContain('There is no bucket wrong.');
      expect(isLeft).toBe(true);
    },
  );

  test('a file that is gone already does not keep its record, and is not counted', async () => {
    const { printed, isLeft } = await run(['delete', 'ada@example.com'], {});
    expect(printed).toContain('Deleted 1 message and 0 files.');
    expect(printed).toContain('1 file could not be found there any more.');
    expect(printed.join('\n')).not.toContain('Note: ');
    expect(isLeft).toBe(false);
  });

  test('a file that lies in another bucket than the one of the site is reported', async () => {
    const { printed } = await run(['delete', 'ada@example.com'], { named: 'old-bucket' });
    expect(printed.join('\n')).toMatch(
      /Note: freelancers\/f1 .* bucket old-bucket, and \.env names acme\.appspot\.com\. .*Image\/CvDeveloper\/a/,
    );
  });
});
