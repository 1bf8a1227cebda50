import type { Result } from 'lighthouse';
import { categories } from './reading';

type Details = Result['audits'][string]['details'];

/** At most this many places per audit, and characters per place. */
const mostPlaces = 5;
const mostCharacters = 400;

const inWords = ({ node, ...rest }: Record<string, unknown>) => {
  const { selector, explanation } = (node ?? {}) as { selector?: string; explanation?: string };
  return selector ? `${selector} ${explanation ?? ''}` : JSON.stringify(rest);
};

const placesIn = (details: Details) =>
  details?.type === 'table'
    ? details.items.slice(0, mostPlaces).map((item) => inWords(item).slice(0, mostCharacters))
    : [];

/** What keeps a page from 100 in the categories other than performance, and where. */
export const failingAudits = ({ audits, categories: found }: Result): string[] =>
  categories
    .filter((id) => id !== 'performance' && (found[id]?.score ?? 0) < 1)
    .flatMap((id) =>
      (found[id]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map((ref) => audits[ref.id])
        .filter((audit) => audit !== undefined)
        .filter(({ score }) => score !== null && score < 1)
        .map(({ title, details }) => [`${id}: ${title}`, ...placesIn(details)].join('\n    ')),
    );
