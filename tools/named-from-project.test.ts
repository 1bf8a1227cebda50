/** @jest-environment node */
import { namedFromProject } from './named-from-project';

const words =
  'config/site.ts:1:2 leads to /config/x, see examples/other/config/site.ts. firestore.rules: npm run rules';

test('the files and commands of another site are called as they are from the project', () => {
  expect(namedFromProject(words, 'sites/bakery')).toBe(
    'sites/bakery/config/site.ts:1:2 leads to /config/x, see examples/other/config/site.ts. ' +
      'sites/bakery/firestore.rules: SITE=sites/bakery npm run rules',
  );
});

test("the project's own site needs no folder", () => {
  expect(namedFromProject(words, '')).toBe(words);
});
