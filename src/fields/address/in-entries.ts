import type { TestConfig } from 'yup';

type Item = { kind?: unknown; showWhen?: { any?: unknown } | undefined } | undefined;

/**
 * Of the fields of an entry: the parts of an address in it are fields of the entry as well, some of which are shown only
 * for certain countries, so that one of several conditions cannot be asked beside.
 */
export const noAnyOfAddress: TestConfig<unknown> = {
  name: 'no-any-of-address',
  message: 'must not be there for an address in an entry: write one condition, or all',
  test(items, { createError, path }) {
    const at = (Array.isArray(items) ? (items as Item[]) : []).findIndex(
      (item) => item?.kind === 'address' && item.showWhen?.any !== undefined,
    );
    return at < 0 || createError({ path: `${path}[${at}].showWhen.any` });
  },
};
