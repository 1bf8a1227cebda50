import type { Finding } from '../finding';
import { groupOf, listOf } from '../read/values';

const example = "'{number} of 5 stars'";

/** Stars of which nothing says what they are to those who cannot see them. */
export const checkRatings = (sections: Record<string, unknown>[]): Finding[] =>
  sections.flatMap(({ kind, quotes, rating }, index): Finding[] => {
    const hasStars = listOf(quotes).some((quote) => groupOf(quote).stars !== undefined);
    if (kind !== 'quotes' || !hasStars || rating !== undefined) return [];
    return [
      {
        error: 'missingKey',
        path: `sections[${index}].rating`,
        parts: { key: 'rating', form: example },
        suggestion: `rating: ${example}`,
      },
    ];
  });
