import { entryOptionsIn, type Options, withEntryOptions } from './entry-options';
import { withHours } from './filled-hours';
import { seasonsIn, withSeasons } from './filled-seasons';
import type { FilledForm } from './form-tree';
import { hasAddresses, withAddresses } from './made-addresses';

/** Whether fields, options or rules of a form are made of what it says: it is checked once they are there. */
export const isFilledIn = (form: unknown): boolean =>
  hasAddresses(form) || entryOptionsIn(form).length > 0 || seasonsIn(form).length > 0;

/** A form with all that it leaves to the site and its collections, and where that is written. */
export const filledForm = (form: unknown, site: unknown, lists: Options): FilledForm =>
  [
    (value: unknown) => withAddresses(value, lists.locale.language),
    (value: unknown) => withEntryOptions(value, lists),
    (value: unknown) => withSeasons(value, lists),
    (value: unknown) => withHours(value, site),
  ].reduce<FilledForm>(
    ({ value, moves }, fill) => {
      const filled = fill(value);
      return { value: filled.value, moves: [...moves, ...filled.moves] };
    },
    { value: form, moves: [] },
  );
