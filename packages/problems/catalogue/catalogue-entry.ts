/**
 * Errors stop the build, and warnings the deploy. What is improvable stops nothing: the site is what it would be
 * otherwise.
 */
export type Severity = 'error' | 'warning' | 'improvable';

/**
 * One way in which config can be wrong. Texts may hold parts in { }, which the check fills in; they
 * refer to the entry that the diagnosis names before them.
 */
export type CatalogueEntry = {
  /** Permanent: docs/errors.md explains it under this code, and no other error ever gets it. */
  code: `SITE-${string}`;
  severity: Severity;
  /** What is wrong, and what was found. */
  description: string;
  why: string;
  /** What to do. */
  repair: string;
  /** Correct lines. */
  example: string;
};

/** What can wait says so; everything else is an error. */
type Written = Omit<CatalogueEntry, 'severity'> & { severity?: Exclude<Severity, 'error'> };

export const codesOf = (entries: Record<string, CatalogueEntry>): string[] =>
  Object.values(entries).map(({ code }) => code);

export const catalogue = <const Entries extends Record<string, Written>>(entries: Entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { severity: 'error', ...entry }]),
  ) as Record<keyof Entries & string, CatalogueEntry>;
