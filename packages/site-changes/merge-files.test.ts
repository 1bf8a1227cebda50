/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Side } from '../edit-protocol/changes-protocol';
import { type Choices, mergeConfigFile } from './merge-files';

const file = 'config/pages/about.ts';
const before = readFileSync(`tests/sites/agency/${file}`, 'utf8');

const changed = (...edits: [from: string | RegExp, to: string][]) =>
  edits.reduce((text, [from, to]) => {
    const now = text.replace(from, () => to);
    expect(now).not.toBe(text);
    return now;
  }, before);

const merge = (ours: string | undefined, theirs: string | undefined, choices: Choices = {}) =>
  mergeConfigFile(file, { before, ours, theirs }, choices);

const title = /(?<=^ {2}title: ').*(?=',$)/m;
const description = /(?<=^ {2}description:\s+').*(?=',$)/m;

/** Answered as somebody does who is shown the conflicts. */
const chosen = (ours: string | undefined, theirs: string | undefined, side: Side) => {
  const answer = merge(ours, theirs);
  if (answer.is !== 'conflict') throw new Error('There is no conflict.');
  const choices = Object.fromEntries(answer.conflicts.map(({ id }) => [id, side]));
  return { conflicts: answer.conflicts, merged: merge(ours, theirs, choices) };
};

test('two texts of a page are both in its file, which else stays byte for byte', () => {
  const [ours, theirs] = [changed([title, 'Ours']), changed([description, 'Theirs'])];
  const both = changed([title, 'Ours'], [description, 'Theirs']);
  expect(merge(ours, theirs)).toEqual({ is: 'merged', content: both });
  expect(merge(theirs, ours)).toEqual({ is: 'merged', content: both });
});

test('a comment of the one and a text of the other stay both', () => {
  const comment = `// Ask Tom first.\n${before}`;
  const ours = changed([title, 'Ours']);
  const both = `// Ask Tom first.\n${ours}`;
  expect(merge(ours, comment)).toEqual({ is: 'merged', content: both });
  expect(merge(comment, ours)).toEqual({ is: 'merged', content: both });
});

test('one text in two ways is told with its place, what was and both', () => {
  const { conflicts, merged } = chosen(
    changed([title, 'Ours']),
    changed([title, 'Theirs']),
    'theirs',
  );
  const was = title.exec(before)?.[0];
  expect(conflicts).toEqual([
    {
      ...{ id: expect.any(String) as string, file, path: 'title', place: 'About → title' },
      ...{ before: was, ours: 'Ours', theirs: 'Theirs' },
    },
  ]);
  expect(merged).toEqual({ is: 'merged', content: changed([title, 'Theirs']) });
});

test('a choice holds only for the versions that were shown', () => {
  const [ours, theirs] = [changed([title, 'Ours']), changed([title, 'Theirs'])];
  const { conflicts } = chosen(ours, theirs, 'ours');
  const choices = { [conflicts[0]!.id]: 'ours' } as const;
  expect(merge(ours, changed([title, 'Later']), choices).is).toBe('conflict');
});

test('a file that one has deleted, or that cannot be read, is decided as a whole', () => {
  const theirs = changed([title, 'Theirs']);
  const { conflicts, merged } = chosen(undefined, theirs, 'theirs');
  expect(conflicts).toMatchObject([{ path: '', place: 'About' }]);
  expect(merged).toEqual({ is: 'merged', content: theirs });
  const broken = `${theirs}\nexport const more = [`;
  expect(chosen(changed([title, 'Ours']), broken, 'theirs').merged).toEqual({
    is: 'merged',
    content: broken,
  });
});
