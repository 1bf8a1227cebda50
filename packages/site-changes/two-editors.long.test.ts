/** @jest-environment node */
import { isPageFile } from '../../src/schema/config-files';
import type { Value } from '../../src/schema/values/change';
import { runs, seed, seeded } from '../../tests/runs';
import { listOf, walk } from '../config-values/values';
import type { Side } from '../edit-protocol/changes-protocol';
import { set, step } from '../edit-store/testing/test-site';
import { type Random, randomOf } from '../local-firebase/testing/agreement/random';
import { type HostEditor, type Repository, startRepository } from './testing/host-editors';

/** Two people edit one site at random and publish now and then: each word is live once, or was shown as a conflict. */

let at: Repository;
afterEach(() => at.end());

/** Keys whose texts are of any words. */
const isWords = (path: string) => /(?:^|\.)(?:title|lead|text|paragraphs\[\d+\])$/.test(path);

const pick = <Each>(random: Random, all: readonly Each[]): Each | undefined =>
  all[Math.floor(random() * all.length)];

type Person = HostEditor & { name: string; written: string[]; told: string };

/** Adds a word of its own to a text, or moves a section; what the check refuses is no edit. */
const edit = async ({ name, store, written }: Person, random: Random, number: number) => {
  const { files } = store.state();
  const [file, value] = pick(
    random,
    Object.entries(files).filter(([each]) => isPageFile(each)),
  )!;
  if (random() < 0.15) {
    const sections = listOf((value as Record<string, Value>).sections) as Value[];
    const [from, to] = [1, 2].map(() => 1 + Math.floor(random() * (sections.length - 1)));
    if (from === undefined || to === undefined || !sections[from] || !sections[to]) return;
    await store.apply(step({ do: 'move', file, path: 'sections', from, to, was: sections }));
    return;
  }
  const texts = walk(value).filter(
    (entry) => typeof entry.value === 'string' && isWords(entry.path),
  );
  const text = pick(random, texts);
  if (!text) return;
  const word = `${name}${number}`;
  const was = text.value as string;
  const answer = await store.apply(step(set(file, text.path, `${was} ${word}`, was)));
  if (answer.is === 'written') written.push(word);
};

/** Publishes until all is live; of each conflict one version is chosen, whichever. */
const publish = async (person: Person, random: Random) => {
  const choices: Record<string, Side> = {};
  for (let round = 0; round < 20; round += 1) {
    const answer = await person.publish({ choices });
    if (answer.is !== 'conflict') {
      expect(['kept', 'nothing']).toContain(answer.is);
      return;
    }
    person.told += JSON.stringify(answer.conflicts);
    for (const { id } of answer.conflicts) choices[id] = random() < 0.5 ? 'ours' : 'theirs';
  }
  throw new Error('It is never published.');
};

const count = (text: string, word: string) => text.split(new RegExp(`\\b${word}\\b`)).length - 1;

// Forgejo's requests are Gitea's.
test.each(['GitHub', 'Gitea'] as const)(
  seeded('of random edits of two at %s each is live once, or was shown as a conflict'),
  async (host) => {
    at = await startRepository({ at: host });
    const random = randomOf(seed);
    const open = async (token: string, name: string): Promise<Person> => ({
      ...(await at.openEditor(token)),
      ...{ name, written: [], told: '' },
    });
    const people = [await open('a-token', 'eve'), await open('toms-token', 'tom')];
    const most = runs({ short: 40, full: 200 });
    for (let number = 0; number < most; number += 1) {
      for (const person of people) {
        await edit(person, random, number);
        if (random() < 0.08) await publish(person, random);
      }
      // Both at the same moment.
      if (random() < 0.03) await Promise.all(people.map((person) => publish(person, random)));
    }
    for (const person of [...people, people[0]!]) await publish(person, random);

    const pages = at.git
      .entriesOf('main', true)
      .filter(({ path }) => isPageFile(path))
      .map(({ sha }) => at.git.bytes(sha).toString())
      .join('\n');
    const told = people.map((person) => person.told).join();
    const words = people.flatMap(({ written }) => written);
    const lost = words.filter((word) => count(pages, word) === 0);
    expect(words.length).toBeGreaterThan(most / 2);
    expect(words.filter((word) => count(pages, word) > 1)).toEqual([]);
    expect(lost.filter((word) => count(told, word) === 0)).toEqual([]);
  },
  240_000,
);
