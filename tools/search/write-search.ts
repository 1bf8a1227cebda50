import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { escapeHtml } from '../../src/head/escape-html';
import { searchFolder } from '../../src/sections/search/find-pages';

/** A page to be found: its address and title, and its file. */
export type SearchedPage = { path: string; title: string; file: string };

/** Of what Pagefind makes, all but its own parts of a page. */
const isLoaded = (path: string) =>
  /(?:^|\/)(?:pagefind\.js|pagefind-entry\.json|wasm\.[^/]+|[^/]+\.pf_\w+)$/.test(path);

const assertDone = (errors: readonly string[]) => {
  if (errors.length > 0) throw new Error(`The pages could not be searched: ${errors.join(' ')}`);
};

/** Only what stands in the page's own part and can be seen there, without its forms and the way to it. */
export const settings = {
  rootSelector: 'main',
  // A closed answer (`until-found`) is found, as by the browser's own search.
  excludeSelectors: ['nav', 'form', '[hidden=""]', '[aria-hidden="true"]'],
};

/**
 * Writes into the built site in `folder` what the section `search` loads, `below` the address of the language's first
 * page: an index of these pages.
 */
export const writeSearch = async (
  folder: string,
  pages: readonly SearchedPage[],
  below: string,
): Promise<void> => {
  const { index, errors } = await createIndex(settings);
  assertDone(errors);
  if (!index) return;
  for (const { path, title, file } of pages) {
    const html = await readFile(join(folder, file), 'utf8');
    // Its heading may be a play on words; results show the title of the tab.
    const content = html.replace(
      /<main\b/,
      () => `<main data-pagefind-meta="title:${escapeHtml(title)}"`,
    );
    assertDone((await index.addHTMLFile({ url: path, content })).errors);
  }
  const made = await index.getFiles();
  assertDone(made.errors);
  for (const { path, content } of made.files.filter((file) => isLoaded(file.path))) {
    const target = join(folder, below, searchFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await close();
};
