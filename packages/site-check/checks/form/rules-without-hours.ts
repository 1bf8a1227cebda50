import { isFormFile } from '../../../../src/schema/config-files';
import { groupOf, listOf, type Values, walk } from '../../../config-values/values';
import type { FileFinding } from '../../../problems/problem';
import { lacksHours } from '../../../resolved-site/filled-hours';

/** Rules that ask for opening hours where neither they nor config/site.ts has any. */
export const rulesWithoutHours = (values: Values): FileFinding[] =>
  [...values].flatMap(([file, form]) => {
    if (!isFormFile(file)) return [];
    const lists = walk(form).filter(({ path }) => /(?:^|\.)rules$/.test(path));
    return lists.flatMap(({ path, value }) =>
      listOf(value).flatMap((rule, index): FileFinding[] =>
        lacksHours(groupOf(rule))
          ? [{ file, error: 'openingWithoutHours', path: `${path}[${index}].check` }]
          : [],
      ),
    );
  });
