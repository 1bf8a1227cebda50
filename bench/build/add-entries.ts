import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many of them the page with all entries shows at once. */
const shown = 12;

const page = (keys: string, sections: string) =>
  `export default { ${keys}, sections: [{ kind: 'page-header', title: '{name}' }, ${sections}] };\n`;

const entryOf = (index: number) => ({
  id: `course-${index + 1}`,
  name: `Course ${index + 1}`,
  description: `What is learnt in course ${index + 1}, in a sentence.`,
  text: ['Twice a week, with homework, in small groups.'],
  tags: [`Tag ${index % 9}`],
  price: 100 + (index % 90),
  by: `teachers/teacher-${index % 20}`,
});

const teacherOf = (index: number) => ({
  id: `teacher-${index}`,
  name: `Teacher ${index}`,
  role: 'Teacher',
});

/**
 * Gives the copy in `folder` a collection with `count` entries, a page for each of them, which lists three others, and a page that lists some.
 */
export const addEntries = (folder: string, count: number) => {
  const write = (file: string, text: string) => writeFileSync(join(folder, 'config', file), text);
  const collection = (keys: object) => `export default ${JSON.stringify(keys, null, 2)};\n`;
  mkdirSync(join(folder, 'config/collections'), { recursive: true });
  write(
    'collections/courses.ts',
    collection({
      kind: 'offer',
      currency: 'EUR',
      type: 'course',
      entries: Array.from({ length: count }, (_, index) => entryOf(index)),
    }),
  );
  write(
    'collections/teachers.ts',
    collection({
      kind: 'person',
      entries: Array.from({ length: 20 }, (_, index) => teacherOf(index)),
    }),
  );
  const list = `kind: 'list', title: 'Courses', of: 'courses'`;
  write(
    'pages/course.ts',
    page(
      `each: 'courses', title: '{name}', description: '{name}: {description}'`,
      `{ kind: 'prose', title: '{price}, by {by.name}', paragraphs: '{text}' },
       { ${list}, look: 'rows', sort: 'cheapest', limit: 3 }`,
    ),
  );
  write(
    'pages/courses.ts',
    page(
      `title: 'Courses', description: 'All courses, with what they cost.'`,
      `{ ${list}, look: 'cards', limit: ${shown} }`,
    ).replace("'{name}'", "'Courses'"),
  );
  const routes = join(folder, 'config/routes.ts');
  writeFileSync(
    routes,
    readFileSync(routes, 'utf8').replace(
      'pages: [',
      "pages: [{ page: 'courses', path: '/Courses' }, { page: 'course', path: '/Courses/{id}' },",
    ),
  );
};
