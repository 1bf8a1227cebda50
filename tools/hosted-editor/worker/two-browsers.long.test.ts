/** @jest-environment node */
import 'fake-indexeddb/auto';
import { listOf, walk } from '../../../packages/config-values/values';
import type { Side } from '../../../packages/edit-protocol/changes-protocol';
import type { EditState } from '../../../packages/edit-protocol/protocol';
import { type Random, randomOf } from '../../../packages/local-firebase/testing/agreement/random';
import {
  type Repository,
  startRepository,
} from '../../../packages/site-changes/testing/host-editors';
import { isPageFile } from '../../../src/schema/config-files';
import type { Change, Value } from '../../../src/schema/values/change';
import { runs, seed, seeded } from '../../../tests/runs';
import { type HostWindow, openHostWindow } from '../testing/host-window';

/**
 * Two browsers with the editor at one repository, whose windows end at any moment and whose answers are lost: what was typed
 * is there in the next window, and is in the history once, or was shown as a conflict.
 */

let at: Repository;
afterEach(() => at.end());

const pick = <Each>(random: Random, all: readonly Each[]): Each | undefined =>
  all[Math.floor(random() * all.length)];

type Person = {
  name: string;
  token: string;
  window: HostWindow;
  /** Words of theirs that the editor has said to be written. */
  written: Set<string>;
};

/** Words that somebody has taken out, or may have: a paragraph with them was deleted, an edit undone. */
let takenOut: Set<string>;
/** All conflicts that were shown to one of the two. */
let told: string;

/** Words that nobody has decided about. */
const undecided = (words: Iterable<string>) =>
  [...words].filter((word) => !takenOut.has(word) && !told.includes(word));

const wordsIn = (text: string): string[] => text.match(/\b(?:eve|tom)\d+x\b/g) ?? [];
const pagesIn = ({ files }: EditState) =>
  Object.entries(files).filter(([file]) => isPageFile(file));
const wordsOf = (state: EditState) => wordsIn(JSON.stringify(pagesIn(state)));

/** Opens the window anew after it has ended: all is there that was written before. */
const reopen = async (person: Person, random: Random) => {
  const { name, token } = person;
  person.window = await openHostWindow({ place: at.place, browser: `${name} ${seed}`, token });
  // The next one may end while it is being opened.
  if (random() < 0.2) person.window.endAfter(Math.floor(random() * 30));
  const state = await person.window.state();
  if (!state) return reopen(person, random);
  person.window.endAfter(Infinity);
  const there = new Set(wordsOf(state));
  expect(undecided(person.written).filter((word) => !there.has(word))).toEqual([]);
};

/** What an editor does next: a text gets a word, a paragraph or a section comes, goes or moves. */
const nextChange = (state: EditState, random: Random, word: string): Change | undefined => {
  const [file, value] = pick(random, pagesIn(state))!;
  const places = walk(value);
  const lot = random();
  if (lot < 0.12) {
    const was = listOf((value as Record<string, Value>).sections) as Value[];
    const [from, to] = [1, 2].map(() => 1 + Math.floor(random() * (was.length - 1)));
    if (from === undefined || to === undefined || !was[from] || !was[to]) return undefined;
    return { do: 'move', file, path: 'sections', from, to, was };
  }
  if (lot < 0.2) {
    const was = listOf((value as Record<string, Value>).sections) as Value[];
    const at = 1 + Math.floor(random() * was.length);
    const section = { kind: 'prose', title: `About ${word}`, paragraphs: ['Of which more later.'] };
    return { do: 'insert', file, path: 'sections', at, value: section, was };
  }
  const paragraphs = places.filter(({ path }) => /paragraphs\[\d+\]$/.test(path));
  if (lot < 0.32) {
    const lists = places.filter(({ path }) => /paragraphs$/.test(path));
    const list = pick(random, lists);
    if (!list) return undefined;
    const was = list.value as Value[];
    const at = Math.floor(random() * (was.length + 1));
    return { do: 'insert', file, path: list.path, at, value: `New is ${word}.`, was };
  }
  if (lot < 0.37) {
    const entry = pick(random, paragraphs);
    if (!entry || wordsIn(JSON.stringify(entry.value)).length === 0) return undefined;
    return { do: 'remove', file, path: entry.path, was: entry.value as Value };
  }
  const texts = places.filter(
    ({ path, value: text }) =>
      typeof text === 'string' && /(?:^|\.)(?:title|lead|text|paragraphs\[\d+\])$/.test(path),
  );
  const text = pick(random, texts);
  if (!text) return undefined;
  const was = text.value as string;
  return { do: 'set', file, path: text.path, value: `${was} ${word}`, was };
};

const edit = async (person: Person, random: Random, word: string) => {
  const state = await person.window.state();
  const change = state && nextChange(state, random, word);
  if (!change) return;
  const answer = await person.window.step(change);
  // Of a window that ends meanwhile it is not known.
  if (change.do === 'remove' && (!answer || answer.is === 'written')) {
    for (const each of wordsIn(JSON.stringify(change.was))) takenOut.add(each);
  }
  if (answer?.is === 'written' && JSON.stringify(change).includes(word)) person.written.add(word);
};

const undo = async ({ window }: Person) => {
  const before = await window.state();
  if (!before) return;
  const answer = await window.undo();
  if (answer && answer.is !== 'written') return;
  // Of a window that ends meanwhile it is not known.
  const left = answer ? wordsOf(answer.state) : [];
  for (const word of wordsOf(before)) if (!left.includes(word)) takenOut.add(word);
};

/** Publishes until all is live, or the window ends; of each conflict one version is chosen, whichever. */
const publish = async (person: Person, random: Random) => {
  const choices: Record<string, Side> = {};
  for (let round = 0; round < 30; round += 1) {
    const answer = await person.window.publish({ choices });
    if (!answer || answer.is === 'kept' || answer.is === 'nothing') return;
    if (answer.is === 'conflict') {
      told += JSON.stringify(answer.conflicts);
      for (const { id } of answer.conflicts) choices[id] = random() < 0.5 ? 'ours' : 'theirs';
    } else
      expect(answer).toMatchObject({ why: expect.stringMatching(/^offline|moved$/) as string });
  }
  throw new Error('It is never published.');
};

/** Goes wrong with one of the requests that come next. */
const goWrong = (random: Random) => {
  const asked = pick(random, [at.asks.publish, at.asks.branch, ...at.asks.before])!;
  const how = pick(random, ['cut', 'done-and-cut', { status: 502 }] as const)!;
  const times = random() < 0.2 ? 8 : 1;
  at.server.faults.push({ method: asked[0], path: asked[1], do: how, times });
};

/** How often each word has come into the pages with a commit. */
const timesPublished = () => {
  const log = at.git.git(['log', '--reverse', '-p', '-U0', '--format=commit %H', 'main']);
  const times = new Map<string, number>();
  for (const commit of log.split(/^commit /m)) {
    const change = new Map<string, number>();
    for (const line of commit.split('\n').filter((each) => /^[+-](?![+-])/.test(each))) {
      for (const word of wordsIn(line)) {
        change.set(word, (change.get(word) ?? 0) + (line.startsWith('+') ? 1 : -1));
      }
    }
    for (const [word, more] of change) {
      if (more > 0) times.set(word, (times.get(word) ?? 0) + more);
    }
  }
  return times;
};

// Forgejo's requests are Gitea's.
test.each(['GitHub', 'Gitea'] as const)(
  seeded(
    'of random edits in two browsers at %s each is in the history once, or was shown as a conflict',
  ),
  async (host) => {
    at = await startRepository({ at: host });
    takenOut = new Set();
    told = '';
    const random = randomOf(seed);
    const open = async (name: string, token: string): Promise<Person> => {
      const window = await openHostWindow({ place: at.place, browser: `${name} ${seed}`, token });
      return { name, token, window, written: new Set() };
    };
    const people = [await open('eve', 'a-token'), await open('tom', 'toms-token')];
    const most = runs({ short: 30, full: 200 });
    for (let number = 0; number < most; number += 1) {
      for (const person of people) {
        if (random() < 0.07) person.window.endAfter(Math.floor(random() * 60));
        if (random() < 0.08) goWrong(random);
        const publishing = random() < 0.12 ? publish(person, random) : undefined;
        await edit(person, random, `${person.name}${number}x`);
        await publishing;
        if (random() < 0.03) await undo(person);
        if (person.window.isOver()) await reopen(person, random);
      }
      // Both at the same moment.
      if (random() < 0.05) await Promise.all(people.map((person) => publish(person, random)));
      for (const person of people) if (person.window.isOver()) await reopen(person, random);
    }
    at.server.faults.length = 0;
    for (const person of [...people, people[0]!]) {
      person.window.endAfter(Infinity);
      await publish(person, random);
    }

    const live = at.git
      .entriesOf('main', true)
      .filter(({ path }) => isPageFile(path))
      .flatMap(({ sha }) => wordsIn(at.git.bytes(sha).toString()));
    const times = timesPublished();
    const words = people.flatMap(({ written }) => [...written]);
    expect(words.length).toBeGreaterThan(most / 2);
    const twice = live.filter((word, place) => live.indexOf(word) !== place);
    expect(undecided(twice)).toEqual([]);
    const unknown = undecided(words);
    expect(unknown.filter((word) => !live.includes(word))).toEqual([]);
    expect(unknown.filter((word) => times.get(word) !== 1)).toEqual([]);
  },
  1_200_000,
);
