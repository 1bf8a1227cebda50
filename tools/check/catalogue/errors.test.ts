import { errors } from './errors';

const entries = Object.values(errors);

test('every error has a code of its own', () => {
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  entries.forEach(({ code }) => expect(code).toMatch(/^SITE-\d{3}$/));
});

test.each(Object.entries(errors))('%s is said in plain words', (_, { says, why, mend }) => {
  for (const text of [says, why, mend]) {
    expect(text).toMatch(/[.…]$/);
    expect(text).not.toMatch(
      /\b(schema|boolean|string|array|object|undefined|null|regex|token)\b/i,
    );
  }
});
