import { below } from '../../schema/shown-languages';

/** The folder of what is searched, below the site's; the build writes it with Pagefind. */
export const searchFolder = 'pagefind';

/** A page as Pagefind describes it; in its excerpt the words found are in <mark>, all else is escaped. */
export type FoundPage = { url: string; excerpt: string; meta: { title?: string } };

type Result = { data: () => Promise<FoundPage> };

/** What is used of https://pagefind.app/docs/api/. */
type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  search: (words: string) => Promise<{ results: readonly Result[] }>;
};

const open = async (): Promise<Pagefind> => {
  const script = `${below}/${searchFolder}/pagefind.js`;
  const pagefind = (await import(/* @vite-ignore */ script)) as Pagefind;
  // A worker would have the policy of its own file, which allows no WebAssembly; this page's does.
  await pagefind.options({ noWorker: true, excerptLength: 24 });
  return pagefind;
};

let opening: Promise<Pagefind> | undefined;

/** Loads Pagefind, once; after a failure it is loaded again. */
const opened = (): Promise<Pagefind> => {
  opening ??= open().catch((reason: unknown) => {
    opening = undefined;
    throw reason;
  });
  return opening;
};

/** The pages with these words, the best first. */
export const findPages = async (words: string): Promise<readonly Result[]> => {
  const { results } = await (await opened()).search(words);
  return results;
};
