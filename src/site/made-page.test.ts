import { madePage, type MadePages } from './made-page';

const german = { default: { title: 'German', description: 'A course.', sections: [] } };
const made: MadePages = {
  course: () => Promise.resolve({ default: { german: () => Promise.resolve(german) } }),
};

test('the page of an entry is loaded by its name', async () => {
  expect(await madePage(made, 'course/german')).toBe(german);
});

test.each([
  ...['course/french', 'course/constructor', 'course/__proto__', 'course/'],
  ...['dish/soup', 'constructor/german', 'toString/german', 'course'],
])('%s is no page', async (name) => {
  expect(await madePage(made, name)).toBeNull();
});
