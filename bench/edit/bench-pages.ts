import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../config/routes';

/** Each page, with its number of sections. */
export const pages = { 'bench-usual': 10, 'bench-large': 200 };
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** Words of these pages that stand on them once. */
export const words = { text: 'A paragraph to be typed into.' };

const prose = (number: number) => ({
  kind: 'prose',
  title: `Part ${number}`,
  lead: `What part ${number} is about, in one sentence.`,
  paragraphs: [
    number === 2 ? words.text : `The first paragraph of part ${number}.`,
    { heading: 'More of it' },
    `The second one, with **marks** and [a link](/) of part ${number}.`,
    { list: ['one thing,', 'another thing.'] },
  ],
});

/** A page of texts; its last two sections show the telephone number of config/site.ts. */
const pageOf = (name: string, count: number) => ({
  title: name,
  description: `${name}, to be measured.`,
  sections: [
    { kind: 'page-header', title: name },
    ...Array.from({ length: count - 3 }, (_, index) => prose(index + 2)),
    { kind: 'contact', title: 'First contact' },
    { kind: 'contact', title: 'Second contact' },
  ],
});

const write = (file: string, value: object) =>
  writeFileSync(file, `export default ${JSON.stringify(value, null, 2)};\n`);

export const fileOf = (name: PageName) => `config/pages/${name}.ts`;

/** Adds the pages to the copy of the project in `folder`. */
export const addBenchPages = (folder: string) => {
  pageNames.forEach((name) => write(join(folder, fileOf(name)), pageOf(name, pages[name])));
  const added = pageNames.map((page) => ({ page, path: `/${page}` }));
  write(join(folder, 'config/routes.ts'), { ...routes, pages: [...routes.pages, ...added] });
};
