import { restOfQuery, withQuery } from './find-redirect';

/**
 * In the head of a page whose address, with certain queries, is an old one: hosts of files do not look at the query.
 * Each move has what the query must hold, and where it then leads.
 */
const moves = JSON.parse(document.currentScript?.dataset.moves ?? '[]') as [string, string][];
const { search, hash } = window.location;

for (const [wanted, to] of moves) {
  const rest = restOfQuery(search.slice(1), wanted);
  if (rest === undefined) continue;
  window.location.replace(withQuery(to, rest) + (to.includes('#') ? '' : hash));
  break;
}
