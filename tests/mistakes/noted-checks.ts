import type { ErrorName } from '../../packages/problems/catalogue/errors';
import { fileChecks } from '../../packages/site-check/file-checks';
import { checksOfShown, checksOfWritten } from '../../packages/site-check/site-checks';

/** Errors that a check found and does not name among those that it can find. Imported by what checks, before it does. */
export const unnamed = new Set<ErrorName>();

type Check = { finds: readonly ErrorName[] };

const noted = <Found extends { error: ErrorName }>({ finds }: Check, found: Found[]): Found[] => {
  // In pages that templates make, it finds whatever checks of files find.
  if (finds.includes('pathWithoutId')) return found;
  for (const { error } of found) if (!finds.includes(error)) unnamed.add(error);
  return found;
};

for (const check of fileChecks) {
  const { run } = check;
  check.run = (checked) => noted(check, run(checked));
}
for (const check of [...checksOfWritten, ...checksOfShown]) {
  const { run } = check;
  check.run = (site) => noted(check, run(site));
}
