/** @jest-environment node */
import { checkLink } from './check-link';

const parts = [{ title: 'Tea' }, { title: 'Top' }];

const page = {
  sections: [
    { kind: 'prose', paragraphs: [{ heading: 'Tea' }, 'Green.', { heading: 'Tea!' }] },
    { kind: 'article', parts },
    { kind: 'prose', anchor: 'tea-2', paragraphs: [{ heading: 'Tea' }] },
    { kind: 'prose', hidden: true, paragraphs: [{ heading: 'Coffee' }] },
  ],
};

const problemOf = (to: string) =>
  checkLink(to, 'config/pages/home.ts', {
    routes: undefined,
    addresses: undefined,
    pageOf: () => page,
    formsOn: () => [],
  });

test('links lead to the ids that the page has, one for each heading', () => {
  const shown = ['tea', 'tea-3', 'tea-4', 'top-2', 'tea-2', 'tea-5'].map((name) => `#${name}`);
  expect(problemOf('#nowhere')).toMatchObject({
    error: 'noSuchPlace',
    allowed: shown.map((name) => `'${name}'`).join(', '),
  });
  for (const to of [...shown, '#top', '#main']) expect(problemOf(to)).toBeUndefined();
});

test('a heading that is not shown is told as such', () => {
  expect(problemOf('#coffee')?.error).toBe('hiddenPlace');
});
