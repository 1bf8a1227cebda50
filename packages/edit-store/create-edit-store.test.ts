/** @jest-environment node */
import fs, {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { seeded, someOf } from '../../tests/runs';
import type { EditState } from '../edit-protocol/protocol';
import type { FileCalls } from './disk';
import { createTestSite, outcome, set, step, type TestSite } from './testing/test-site';

const contact = 'config/pages/contact.ts';
const career = 'config/pages/career.ts';
const home = 'config/pages/home.ts';
const newsletter = 'config/forms/newsletter.ts';

let site: TestSite;
beforeEach(() => {
  site = createTestSite();
});
afterEach(() => {
  delete process.env.LOCAL_EDITS_DIR;
  site.remove();
});

const title = (value: string, was = 'Contact Us') => set(contact, 'sections[0].title', value, was);

const replaced = (file: string, from: string, to: string) =>
  site.write(file, site.read(file).replace(from, to));

/** Names in config/ that are no files of it. */
const leftovers = () =>
  readdirSync(join(site.folder, 'config'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)\./.test(name),
  );

describe('a step', () => {
  test('changes one literal, and no other byte of any file', async () => {
    const before = site.texts();
    const answer = await site.open().apply(step(title('Write to us')));
    expect(outcome(answer)).toBe('written');
    const expected = before[contact]!.replace(
      `      title: 'Contact Us'`,
      `      title: "Write to us"`,
    );
    expect(site.texts()).toEqual({ ...before, [contact]: expected });
    expect(leftovers()).toEqual([]);
  });

  test('of several files is written, undone and redone as one', async () => {
    const before = site.texts();
    const store = site.open();
    await store.apply(step(title('One'), set(career, 'title', 'Two', 'Career for freelancers')));
    const after = site.texts();
    expect([after[contact], after[career]].map((text) => /"(?:One|Two)"/.exec(text!)?.[0])).toEqual(
      ['"One"', '"Two"'],
    );
    expect(outcome(await store.undo())).toBe('written');
    expect(site.texts()).toEqual(before);
    expect(outcome(await store.redo())).toBe('written');
    expect(site.texts()).toEqual(after);
  });

  test('asked dry writes nothing, and no journal', async () => {
    const before = site.texts();
    const store = site.open();
    expect(outcome(await store.apply(step(title('Write to us')), { dry: true }))).toBe('valid');
    expect(site.texts()).toEqual(before);
    expect(readdirSync(site.folder)).toEqual(['config']);
  });

  test('that changes nothing is written and is no step', async () => {
    const store = site.open();
    expect(outcome(await store.apply(step(set(newsletter, 'honeypot', true, true))))).toBe(
      'written',
    );
    expect(store.state().undo).toBeUndefined();
  });

  test('that the check refuses is answered in its words, its own place first, and writes nothing', async () => {
    const before = site.texts();
    const store = site.open();
    const wrong = [set(contact, 'sections[2].height', 'tall', 500), title('')];
    for (const dry of [true, false]) {
      const answer = await store.apply(step(...wrong), { dry });
      expect(answer.is).toBe('refused');
      const problems = answer.is === 'refused' ? answer.problems : [];
      expect(problems.map(({ path }) => path).toSorted()).toEqual([
        'sections[0].title',
        'sections[2].height',
      ]);
      expect(problems[0]).toMatchObject({
        file: contact,
        place: expect.stringContaining('Contact') as string,
      });
      expect(problems[0]!.message).not.toBe('');
    }
    expect(site.texts()).toEqual(before);
    expect(store.state().undo).toBeUndefined();
  });

  test('is written though config has an error elsewhere; the error is in the state', async () => {
    replaced(career, `kind: 'steps'`, `kind: 'stepps'`);
    const store = site.open();
    expect(store.state().problems.map(({ file }) => file)).toEqual([career]);
    expect(outcome(await store.apply(step(title('Write to us'))))).toBe('written');
    expect(store.state().problems).toHaveLength(1);
  });

  test('that shifts an entry with an error is no new error', async () => {
    replaced(contact, 'height: 500', `height: 'tall'`);
    const store = site.open();
    expect(store.state().problems.map(({ path }) => path)).toEqual(['sections[2].height']);
    const lead = store.state().files[contact] as { sections: { [key: string]: string }[] };
    const change = {
      do: 'remove',
      file: contact,
      path: 'sections[1]',
      was: lead.sections[1]!,
    } as const;
    expect(outcome(await store.apply(step(change)))).toBe('written');
    expect(store.state().problems.map(({ path }) => path)).toEqual(['sections[1].height']);
  });

  test('steps asked at once are made one after the other', async () => {
    const store = site.open();
    const titles = ['One', 'Two', 'Three', 'Four'];
    const answers = await Promise.all(
      titles.map((each, index) =>
        store.apply(step(title(each, titles[index - 1] ?? 'Contact Us'))),
      ),
    );
    expect(answers.map(outcome)).toEqual(titles.map(() => 'written'));
    expect(site.read(contact)).toContain('title: "Four"');
  });

  test('of a form writes its security rules along', async () => {
    const store = site.open();
    await store.apply(step(set(newsletter, 'fields[0].maxLength', 123, 254)));
    expect(readFileSync(join(site.folder, 'firestore.rules'), 'utf8')).toContain('123');
    await store.undo();
    expect(readFileSync(join(site.folder, 'firestore.rules'), 'utf8')).not.toContain('123');
  });

  test('keeps the permissions of a file', async () => {
    chmodSync(join(site.folder, contact), 0o640);
    await site.open().apply(step(title('Write to us')));
    expect(statSync(join(site.folder, contact)).mode & 0o777).toBe(0o640);
  });
});

describe('files', () => {
  const page = {
    title: 'Prices',
    description: 'What it costs to have a site made by us, to the penny, with all that is in it.',
    sections: [],
  };

  test('are made, renamed and deleted, and come back by undo with their bytes and permissions', async () => {
    const store = site.open({ check: () => [] });
    const before = site.texts();
    chmodSync(join(site.folder, career), 0o640);
    const steps = [
      step({ do: 'create', file: 'config/pages/prices.ts', value: page }),
      step(
        { do: 'renameFile', file: career, to: 'config/pages/jobs.ts' },
        set('config/pages/jobs.ts', 'title', 'Jobs', 'Career for freelancers'),
      ),
      step({ do: 'delete', file: 'config/pages/prices.ts' }),
    ];
    const states = [before];
    for (const each of steps) {
      expect(outcome(await store.apply(each))).toBe('written');
      states.push(site.texts());
    }
    expect(Object.keys(states[3]!)).toEqual(
      Object.keys(before)
        .map((file) => (file === career ? 'config/pages/jobs.ts' : file))
        .toSorted(),
    );
    expect(statSync(join(site.folder, 'config/pages/jobs.ts')).mode & 0o777).toBe(0o640);
    for (const state of states.slice(0, 3).toReversed()) {
      expect(outcome(await store.undo())).toBe('written');
      expect(site.texts()).toEqual(state);
    }
    expect(statSync(join(site.folder, career)).mode & 0o777).toBe(0o640);
    for (const state of states.slice(1)) {
      expect(outcome(await store.redo())).toBe('written');
      expect(site.texts()).toEqual(state);
    }
  });

  test.each([
    ['made where one is', { do: 'create', file: contact, value: page }, 'There is a file'],
    [
      'renamed to one that is there',
      { do: 'renameFile', file: career, to: contact },
      'There is a file',
    ],
    [
      'deleted that is not there',
      { do: 'delete', file: 'config/pages/nothing.ts' },
      'There is no file',
    ],
    ['deleted that every site needs', { do: 'delete', file: 'config/site.ts' }, 'no site'],
    [
      'made outside',
      { do: 'create', file: 'config/pages/../../a.ts', value: page },
      'is no file that the editor changes',
    ],
    [
      'made with another name',
      { do: 'create', file: 'config/pages/A.ts', value: page },
      'is no file that the editor changes',
    ],
    [
      'deleted of the project',
      { do: 'delete', file: 'package.json' },
      'is no file that the editor changes',
    ],
  ] as const)('none is %s', async (_, change, words) => {
    const before = site.texts();
    expect(outcome(await site.open().apply(step(change)))).toMatch(new RegExp(`^lost: .*${words}`));
    expect(site.texts()).toEqual(before);
  });
});

describe('what has changed on the disk meanwhile', () => {
  const shift = (text: string) => `// A comment.\n${text}`;

  test.each<[string, () => void, string]>([
    [
      'bytes before and behind',
      () => site.write(contact, `${shift(site.read(contact))}// The end.\n`),
      'written',
    ],
    [
      'a section before it',
      () =>
        replaced(
          contact,
          '  sections: [\n',
          `  sections: [\n    { kind: 'map', title: 'New', height: 300 },\n`,
        ),
      'written',
    ],
    ['another file', () => replaced(career, 'Join Our Team', 'Join us:'), 'written'],
    [
      'the same literal',
      () => replaced(contact, `      title: 'Contact Us'`, `      title: 'Talk to us'`),
      'lost',
    ],
    ['the file is gone', () => rmSync(join(site.folder, contact)), 'lost'],
    ['the file is broken', () => site.write(contact, '<<<<<<< {{{ ['), 'lost'],
    [
      'the same literal twice at other places',
      () =>
        replaced(
          contact,
          '  sections: [\n',
          `  sections: [\n    { kind: 'map', title: 'New', height: 300 },\n    { kind: 'map', title: 'Contact Us', height: 300 },\n`,
        ),
      'lost',
    ],
  ])('%s: a step is placed there, or said to be impossible', async (_, change, is) => {
    const store = site.open({ check: () => [] });
    change();
    const before = site.texts();
    const answer = await store.apply(step(title('Write to us')));
    expect(answer.is).toBe(is);
    if (answer.is === 'lost') {
      expect(site.texts()).toEqual(before);
      expect(answer.message).toContain('contact.ts');
      expect(Object.keys(answer.state.files).length).toBeGreaterThan(5);
    } else {
      const expected = before[contact]!.replace(
        `title: 'Contact Us',\n      lead`,
        `title: "Write to us",\n      lead`,
      );
      expect(site.texts()).toEqual({ ...before, [contact]: expected });
    }
  });

  test.each<[string, () => void, 'written' | 'lost']>([
    [
      'bytes before and behind',
      () => site.write(contact, `${shift(site.read(contact))}// The end.\n`),
      'written',
    ],
    [
      'lines around it',
      () => {
        replaced(contact, `kind: 'page-header',`, `// Above.\n      kind: 'page-header',`);
        replaced(contact, `label: 'Message'`, `label: 'Letter'`);
      },
      'written',
    ],
    ['the very text', () => replaced(contact, '"Write to us"', '"Write to us!"'), 'lost'],
    ['its line', () => replaced(contact, '      title: "Write to us",\n', ''), 'lost'],
    ['the file is gone', () => rmSync(join(site.folder, contact)), 'lost'],
  ])('%s: undo is placed beside it, or said to be impossible', async (_, change, is) => {
    for (const restart of [false, true]) {
      site.remove();
      site = createTestSite();
      let store = site.open({ check: () => [] });
      await store.apply(step(title('Write to us')));
      change();
      const before = site.texts();
      if (restart) store = site.open({ check: () => [] });
      const answer = await store.undo();
      expect(outcome(answer)).toMatch(new RegExp(`^${is}`));
      const expected = before[contact]?.replace('"Write to us"', `'Contact Us'`);
      const undone = expected === undefined ? before : { ...before, [contact]: expected };
      expect(site.texts()).toEqual(is === 'lost' ? before : undone);
      if (is === 'lost') continue;
      expect(outcome(await store.redo())).toBe('written');
      expect(site.texts()).toEqual(before);
    }
  });

  test('what others change between two steps stays, whichever are undone', async () => {
    const store = site.open();
    await store.apply(step(title('One')));
    replaced(contact, 'Worth Mentioning', 'Worth a word');
    await store.apply(step(title('Two', 'One')));
    replaced(contact, 'Where To Find Us', 'Find us');
    expect([outcome(await store.undo()), outcome(await store.undo())]).toEqual([
      'written',
      'written',
    ]);
    expect(site.read(contact)).toContain(`      title: 'Contact Us'`);
    expect(site.read(contact)).toContain('Worth a word');
    expect(site.read(contact)).toContain('Find us');
  });

  test('an undo that would break config is refused, in words', async () => {
    const inquiry = 'config/forms/inquiry.ts';
    const pages = Object.entries(site.texts()).filter(([, text]) => text.includes(`'inquiry'`));
    const store = site.open({ check: () => [] });
    await store.apply(step({ do: 'renameFile', file: inquiry, to: 'config/forms/ask.ts' }));
    for (const [file, text] of pages) site.write(file, text.replaceAll(`'inquiry'`, `'ask'`));
    const before = site.texts();
    const answer = await site.open().undo();
    expect(outcome(answer)).toMatch(/^refused: .*ask/);
    expect(site.texts()).toEqual(before);
  });

  test('an editor that saves while the step is written is not overwritten; the step is placed anew', async () => {
    for (const call of ['linkSync', 'renameSync', 'fsyncSync'] as const) {
      site.remove();
      site = createTestSite();
      let saves = 1;
      const saving = {
        ...fs,
        [call]: (...args: Parameters<typeof fs.renameSync>) => {
          const target = join(site.folder, contact);
          if (saves > 0 && existsSync(join(site.folder, '.local-edits/journal.jsonl'))) {
            saves -= 1;
            writeFileSync(target, shift(readFileSync(target, 'utf8')));
          }
          return (fs[call] as typeof fs.renameSync)(...args);
        },
      } as FileCalls;
      const before = site.texts();
      const store = site.open({ calls: saving, check: () => [] });
      expect(outcome(await store.apply(step(title('Write to us'))))).toBe('written');
      expect(saves).toBe(0);
      const expected = shift(before[contact]!).replace(
        `      title: 'Contact Us'`,
        `      title: "Write to us"`,
      );
      expect(site.texts()).toEqual({ ...before, [contact]: expected });
      expect(leftovers()).toEqual([]);
      expect(outcome(await store.undo())).toBe('written');
      expect(site.read(contact)).toBe(shift(before[contact]!));
    }
  });

  test('a program that never stops saving is answered in words', async () => {
    let count = 0;
    const saving = {
      ...fs,
      linkSync: (...args: Parameters<typeof fs.linkSync>) => {
        count += 1;
        writeFileSync(join(site.folder, contact), `// ${count}\n${site.read(contact)}`);
        return fs.linkSync(...args);
      },
    } as FileCalls;
    const store = site.open({ calls: saving, check: () => [] });
    expect(outcome(await store.apply(step(title('Write to us'))))).toContain('Another program');
    expect(site.read(contact)).toContain(`      title: 'Contact Us'`);
    expect(store.state().undo).toBeUndefined();
  });
});

describe('the state', () => {
  test('grows its version and is told to listeners, for own steps and for what others change', async () => {
    const store = site.open();
    const states: EditState[] = [];
    const stop = store.on((state) => states.push(state));
    await store.apply(step(title('Write to us')));
    expect(states).toHaveLength(1);
    await store.refresh();
    expect(states).toHaveLength(1);
    replaced(contact, 'Worth Mentioning', 'Worth a word');
    await store.refresh();
    expect(states).toHaveLength(2);
    expect(states[1]!.version).toBeGreaterThan(states[0]!.version);
    expect(JSON.stringify(states[1]!.files[contact])).toContain('Worth a word');
    stop();
    await store.undo();
    expect(states).toHaveLength(2);
  });

  test('a file that cannot be read is left out, and the others stay', () => {
    site.write(contact, 'const x = ');
    const { files, problems } = site.open().state();
    expect(Object.keys(files)).not.toContain(contact);
    expect(Object.keys(files)).toContain(home);
    expect(problems.map(({ file }) => file)).toContain(contact);
  });

  test('two processes share one history', async () => {
    const [one, two] = [site.open(), site.open()];
    await one.apply(step(title('One')));
    await two.apply(step(title('Two', 'One')));
    expect(outcome(await one.undo())).toBe('written');
    expect(site.read(contact)).toContain('"One"');
    expect(outcome(await two.undo())).toBe('written');
    expect(site.read(contact)).toContain(`      title: 'Contact Us'`);
    expect((await one.refresh()).undo).toBeUndefined();
  });
});

describe('where nothing can be written', () => {
  const outside = () => `${site.folder}-outside`;

  test('a page that is a link out of the site is not followed', async () => {
    const target = `${outside()}.ts`;
    cpSync(join(site.folder, contact), target);
    rmSync(join(site.folder, contact));
    symlinkSync(target, join(site.folder, contact));
    const before = readFileSync(target, 'utf8');
    const store = site.open({ check: () => [] });
    for (const change of [title('Write to us'), { do: 'delete', file: contact } as const]) {
      expect(outcome(await store.apply(step(change)))).toMatch(/^lost: .*leads out/);
    }
    expect(readFileSync(target, 'utf8')).toBe(before);
    rmSync(target);
  });

  test('nor is a folder of pages, for new ones neither', async () => {
    renameSync(join(site.folder, 'config/pages'), outside());
    symlinkSync(outside(), join(site.folder, 'config/pages'));
    const store = site.open({ check: () => [] });
    const made = { do: 'create', file: 'config/pages/new.ts', value: { title: 'New' } } as const;
    expect(outcome(await store.apply(step(made)))).toMatch(/^lost: .*leads out/);
    expect(existsSync(join(outside(), 'new.ts'))).toBe(false);
    rmSync(outside(), { recursive: true });
  });

  test('config that is a link within the site is written where it leads', async () => {
    mkdirSync(join(site.folder, 'shared'));
    renameSync(join(site.folder, 'config'), join(site.folder, 'shared/config'));
    symlinkSync('shared/config', join(site.folder, 'config'));
    expect(outcome(await site.open().apply(step(title('Write to us'))))).toBe('written');
    expect(site.read('shared/config/pages/contact.ts')).toContain('Write to us');
    expect(fs.lstatSync(join(site.folder, 'config')).isSymbolicLink()).toBe(true);
  });

  test.each<[string, () => void]>([
    ['read-only', () => chmodSync(join(site.folder, contact), 0o444)],
    [
      'not saved as UTF-8',
      () =>
        writeFileSync(
          join(site.folder, contact),
          Buffer.concat([Buffer.from(site.read(contact)), Buffer.from([0x2f, 0x2f, 0xe9])]),
        ),
    ],
  ])('a file that is %s stays as it is', async (words, make) => {
    make();
    const before = readFileSync(join(site.folder, contact));
    expect(
      outcome(await site.open({ check: () => [] }).apply(step(title('Write to us')))),
    ).toContain(words);
    expect(readFileSync(join(site.folder, contact)).equals(before)).toBe(true);
  });

  const failures = [
    ['ENOSPC', 'disk is full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'may not be written'],
    ['EIO', 'disk refuses'],
  ];

  test.each(someOf(failures, { oneIn: 4 }))(
    seeded(
      '%s at any call of the file system is answered in words, and half of nothing is written',
    ),
    async (code, words) => {
      let fails = Infinity;
      let calls = 0;
      const failing = new Proxy(fs, {
        get: (target, name: keyof FileCalls) => {
          // What only closes, looks or tidies does not fill a disk.
          if (!/^(?:writeSync|fsyncSync|linkSync|renameSync)$/.test(name)) return target[name];
          return (...args: unknown[]) => {
            calls += 1;
            if (calls === fails) throw Object.assign(new Error(code), { code });
            return (target[name] as (...given: unknown[]) => unknown)(...args);
          };
        },
      });
      const before = site.texts();
      const two = step(title('One'), set(career, 'title', 'Two', 'Career for freelancers'));
      const store = site.open({ calls: failing, check: () => [] });
      await store.apply(step(title('First')));
      await store.undo();
      calls = 0;
      await store.apply(two);
      const all = calls;
      await store.undo();
      for (fails = 1; fails <= all; fails += 1) {
        calls = 0;
        const answer = await store.apply(two);
        if (answer.is === 'written') {
          // Only the line that says that all is done may be lacking.
          expect(fails).toBeGreaterThanOrEqual(all - 1);
          expect(outcome(await store.undo())).toBe('written');
        } else expect(outcome(answer)).toContain(words);
        expect(site.texts()).toEqual(before);
        expect(leftovers()).toEqual([]);
        expect(store.state().undo).toBeUndefined();
      }
    },
  );

  test('a journal whose folder cannot be is answered in words', async () => {
    writeFileSync(join(site.folder, '.local-edits'), 'a file');
    const before = site.texts();
    const answer = await site.open().apply(step(title('Write to us')));
    expect(outcome(answer)).toMatch(/^lost: /);
    expect(site.texts()).toEqual(before);
  });

  test('a disk without hard links is written all the same, and files come and go', async () => {
    const refuse = () => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    };
    const store = site.open({ calls: { ...fs, linkSync: refuse }, check: () => [] });
    const before = site.texts();
    const made = { do: 'create', file: 'config/pages/new.ts', value: { title: 'New' } } as const;
    expect(outcome(await store.apply(step(title('One'), made)))).toBe('written');
    expect(Object.keys(site.texts())).toContain('config/pages/new.ts');
    expect(outcome(await store.undo())).toBe('written');
    expect(site.texts()).toEqual(before);
  });

  test('LOCAL_EDITS_DIR names another folder for the journal', async () => {
    process.env.LOCAL_EDITS_DIR = 'kept/edits';
    await site.open().apply(step(title('Write to us')));
    expect(readdirSync(join(site.folder, 'kept/edits'))).toEqual(['journal.jsonl']);
    expect(statSync(join(site.folder, 'kept/edits/journal.jsonl')).mode & 0o777).toBe(0o600);
  });
});
