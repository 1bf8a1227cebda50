import { RE2JS } from 're2js';
import type { HeaderRule } from './hosting-config';

/** Answers, for a path, which headers the host sends with it: of one key the last rule that matches. */
export const matchHeaders = (rules: HeaderRule[]) => {
  const compiled = rules.map(({ regex, headers }) => ({ pattern: RE2JS.compile(regex), headers }));
  return (path: string): Record<string, string> =>
    Object.fromEntries(
      compiled
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );
};
