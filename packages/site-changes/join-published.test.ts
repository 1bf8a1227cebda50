/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { joinPublished, rebased } from './join-published';

const file = 'config/pages/about.ts';
const before = readFileSync(`tests/sites/agency/${file}`, 'utf8');
const title = /(?<=^ {2}title: ').*(?=',$)/m;
const description = /(?<=^ {2}description:\s+').*(?=',$)/m;
const bytes = (text: string) => Buffer.from(text);

/** Files in memory, joined with what was published of them. */
const joined = (ours: Record<string, string>, theirs: Record<string, string>, choices = {}) => {
  const files = new Map(Object.entries(ours).map(([name, text]) => [name, bytes(text)]));
  const published = new Map(
    Object.entries(theirs).map(([name, text]) => [
      name,
      { before: name === file ? bytes(before) : undefined, theirs: bytes(text) },
    ]),
  );
  const present = {
    read: (name: string) => files.get(name),
    write: (name: string, content: Uint8Array | undefined) =>
      content ? void files.set(name, Buffer.from(content)) : void files.delete(name),
  };
  const answer = joinPublished(present, published, choices);
  return { ...answer, read: (name: string) => files.get(name)?.toString() };
};

test('while one place is undecided nothing is written, of other files neither', () => {
  const [ours, theirs] = [before.replace(title, 'Ours'), before.replace(title, 'Theirs')];
  const first = joined({ [file]: ours }, { [file]: theirs, 'public/new.svg': 'new' });
  expect(first.conflicts).toHaveLength(1);
  expect(first.read(file)).toBe(ours);
  expect(first.read('public/new.svg')).toBeUndefined();
  const choices = { [first.conflicts[0]!.id]: 'theirs' };
  const second = joined({ [file]: ours }, { [file]: theirs, 'public/new.svg': 'new' }, choices);
  expect(second.conflicts).toEqual([]);
  expect(second.read(file)).toBe(theirs);
  expect(second.read('public/new.svg')).toBe('new');
});

test('security rules are theirs until they are written anew', () => {
  const rules = joined({ 'firestore.rules': 'ours' }, { 'firestore.rules': 'theirs' });
  expect(rules).toMatchObject({ conflicts: [], areRulesStale: true });
  expect(rules.read('firestore.rules')).toBe('theirs');
});

test('what was left of a commit that is gone comes onto another one: both, and ours where both have changed a place', () => {
  const left = before.replace(title, 'Ours').replace(description, 'Said here.');
  const theirs = before.replace(title, 'Theirs').replace('About Us', 'About Them');
  const onto = rebased(
    new Map([[file, { before: bytes(before), after: bytes(left) }]]),
    new Map([[file, bytes(theirs)]]),
  );
  const text = Buffer.from(onto.get(file) ?? []).toString();
  expect(text).toBe(left.replace('About Us', 'About Them'));
});
