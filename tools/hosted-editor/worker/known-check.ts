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
    of: async (state: string): Promise<Problem[] | undefined> => {
      const said = await get<Said>('last', store).catch(() => undefined);
      return said?.of === state ? said.problems : undefined;
    },
    keep: (said: Said): Promise<void> => set('last', said, store).catch(() => undefined),
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
