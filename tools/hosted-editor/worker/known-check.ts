import { createStore, get, set } from 'idb-keyval';
import type { ConfigSources } from '../../../packages/config-files';
import type { Check } from '../../../packages/edit-store';
import type { Problem } from '../../../packages/problems/problem';
import { isSame } from '../../../src/schema/values/same-value';

/** What the check has said of this state of the site: `of` names it, with all on which that depends. */
type Said = { of: string; problems: Problem[] };

/** What the check said last, kept in the browser: a page of the very same state need not wait for it. */
export const lastCheck = (name: string) => {
  const store = createStore(`check of ${name}`, 'check');
  return {
    /** Without problems where it was of another state; undefined where this browser keeps nothing. */
    of: async (state: string): Promise<{ problems?: Problem[] } | undefined> => {
      try {
        const said = await get<Said>('last', store);
        return said?.of === state ? said : {};
      } catch {
        return undefined;
      }
    },
    /** Whether it is kept. */
    keep: (said: Said): Promise<boolean> =>
      set('last', said, store).then(
        () => true,
        () => false,
      ),
  };
};

/**
 * A check whose last answer stays until it is forgotten: store and page ask for the same. The first answer is what is `said`
 * of config already, if anything.
 */
export const checkOnce = (check: Check, said?: Problem[]) => {
  let first = said;
  let known: { sources: ConfigSources; problems: Problem[] } | undefined;
  return {
    check: (sources: ConfigSources, replaced?: Parameters<Check>[1]): Problem[] => {
      if (replaced && replaced.size > 0) return check(sources, replaced);
      if (!known || !isSame(known.sources, sources)) {
        known = { sources, problems: first ?? check(sources) };
        first = undefined;
      }
      return known.problems;
    },
    forget: () => {
      known = undefined;
    },
  };
};
