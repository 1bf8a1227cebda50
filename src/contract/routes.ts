import { array, string, type InferType } from 'yup';
import { listOf, strictObject, text } from './primitives';

const path = () =>
  string()
    .required('is missing: write a path, for example /Services')
    .matches(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, {
      message: 'must start with / and hold letters, digits, - and _ alone, for example /Services',
    });

/** config/routes.ts: which page each path shows (specification, section 2). Paths ignore case. */
export const routesContract = strictObject({
  pages: listOf(
    strictObject({
      /** The name of a file in config/pages, without its ending. */
      page: text(),
      path: path(),
      aliases: array().of(path()).typeError('must be a list in [ ]').optional(),
    }),
  ),
  /** The page that every other path shows. */
  unmatched: text(),
});

export type RoutesDefinition = InferType<typeof routesContract>;
