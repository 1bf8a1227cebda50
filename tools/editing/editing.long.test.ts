/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigSources } from '../../packages/config-files/config-files';
import { carryOutRecipe, replaceLines } from './carry-out-recipe';
import { readRecipes } from './read-recipes';
import { answerTo, checked, writeAnswers } from './write-answers';

const root = join(__dirname, '../..');
const guide = readFileSync(join(root, 'docs/editing.md'), 'utf8');
const config = readConfigSources(join(root, 'tests/sites/agency'));
const recipes = readRecipes(guide);

test('docs/editing.md has its recipes', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Change a headline',
    'Change the words of a card',
    'Add a card',
    'Hide a section, and show it again',
    'Change the order of sections',
    'Change a drawing',
    'Show a photograph of your own',
    'Add a member of the team',
    'Change the telephone number and the e-mail address',
    'Change the address',
    'Add a field to a form',
    'Ask something only where it matters',
    'Change a colour',
    'Add a page',
    'Add an entry to the menu',
  ]);
});

describe.each(recipes)('$title', (recipe) => {
  test('carried out as written, it leaves config in order', () => {
    expect(recipe.edits.length).toBeGreaterThan(0);
    expect(checked(carryOutRecipe(config, recipe), { root, recipe })).toBeUndefined();
  });

  test('its mistake is answered as it says', () => {
    expect(answerTo(config, { root, recipe })).toBe(recipe.answer);
  });
});

test('the guide explains an answer in the recipe to which it links', () => {
  const section = guide.split(/^## /m).find((part) => part.startsWith('The check\n')) ?? '';
  const quoted = [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, words]) => words);
  expect(quoted.length).toBeGreaterThan(5);
  const { title, answer } = recipes[3]!;
  expect(title).toBe('Hide a section, and show it again');
  expect(quoted.filter((words) => !answer.includes(words!))).toEqual([]);
});

test('the guide calls what GitHub runs as GitHub shows it', () => {
  const workflow = readFileSync(join(root, '.github/workflows/check.yml'), 'utf8');
  const [name, ...jobs] = [...workflow.matchAll(/^(?: {4})?name: (.+)$/gm)].map(
    ([, words]) => words,
  );
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.filter((job) => !guide.includes(`**${name} / ${job}**`))).toEqual([]);
});

test('answers are written where they belong', () => {
  expect(writeAnswers(guide, root)).toBe(guide);
  const forgotten = guide.replace(recipes[3]!.answer, 'Something else');
  expect(forgotten).not.toBe(guide);
  expect(writeAnswers(forgotten, root)).toBe(guide);
});

test('lines are found whatever their indentation, and written as far in as they were', () => {
  const source = 'a: {\n  b: 1,\n  c: [\n    2,\n  ],\n},\n';
  expect(replaceLines(source, 'b: 1,\nc: [', 'c: [\n  0,\n\n')).toBe(
    'a: {\n  c: [\n    0,\n\n\n    2,\n  ],\n},\n',
  );
  expect(replaceLines(source, 'b: 1,', '')).toBe('a: {\n  c: [\n    2,\n  ],\n},\n');
  expect(() => replaceLines(source, 'd: 1,', '')).toThrow(/0 times/);
  expect(() => replaceLines(`${source}${source}`, 'b: 1,', '')).toThrow(/2 times/);
});
