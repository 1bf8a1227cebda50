import { sortOfFile } from '../../config-reader/file-sorts';
import { join, parentOf, valueAt } from '../../config-reader/values';
import { metaAt } from './schema-at';

/** Whether the text at `path` of a file may have marks. */
export type MayHaveMarks = (config: unknown, path: string) => boolean;

/** Which texts of a file may have marks. */
export const marksIn =
  (file: string): MayHaveMarks =>
  (value, path) => {
    const schema = sortOfFile(file)?.schema;
    const { marks, shownAs = '' } = schema ? metaAt({ schema, value }, path) : {};
    // An option without its own words shows its value.
    const isShown = !shownAs || valueAt(value, join(parentOf(path), shownAs)) === undefined;
    return marks === true && isShown;
  };
