import { groupOf, listOf, walk } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { lacksHours } from '../../../resolved-site/filled-hours';

/** Rules that ask for opening hours where neither they nor config/site.ts has any. */
export const rulesWithoutHours = ({ value: form }: { value: unknown }): Finding[] =>
  walk(form)
    .filter(({ path }) => /(?:^|\.)rules$/.test(path))
    .flatMap(({ path, value }) =>
      listOf(value).flatMap((rule, index): Finding[] =>
        lacksHours(groupOf(rule))
          ? [{ error: 'openingWithoutHours', path: `${path}[${index}].check` }]
          : [],
      ),
    );
