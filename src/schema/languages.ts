/** The languages of a site, and the keys by which config says a value in each of them. */

export type SiteLanguage = {
  /** BCP 47, as config/site.ts has it: de-DE. */
  tag: string;
  /** As a value by language has it: the first part of the tag, or all of it where two languages share that. */
  key: string;
};

/** The first part of a tag: `de` of de-DE. */
export const firstPart = (tag: string) => tag.split('-')[0] ?? tag;

/** The languages of these tags, in order: the first one is the main one. */
export const languagesOf = (tags: readonly string[]): SiteLanguage[] => {
  const all = [...new Set(tags)];
  return all.map((tag) => {
    const isShared = all.some((other) => other !== tag && firstPart(other) === firstPart(tag));
    return { tag, key: isShared ? tag : firstPart(tag) };
  });
};
