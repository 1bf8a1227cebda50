import { withTimeout } from './with-timeout';

/** How long the server may take to answer, in milliseconds. */
const longestAnswer = 10_000;

/**
 * The entry script of the build that the server has now; undefined if it answers with something
 * else than a page. Rejects when it does not answer.
 */
export const servedBuild = async (): Promise<string | undefined> => {
  // With two slashes at its start a path alone would name another host.
  const { origin, pathname } = window.location;
  const answer = fetch(origin + pathname, { cache: 'no-store' });
  const page = answer.then((response) => response.text());
  const html = await withTimeout(page, longestAnswer, 'The server did not answer.');
  return /<script data-entry="([^"]*)"/.exec(html)?.[1];
};
