import { sortOfFile } from '../../../src/site/file-sorts';
import { join, parentOf, valueAt } from '../../config-reader/values';
import { describeAt, metaOf } from './schema-at';

/** Whether the text at `path` of a file may have marks; undefined where nothing is known of it. */
export type MayHaveMarks = (config: unknown, path: string) => boolean | undefined;

/** Which texts of a file may have marks. */
export const marksIn =
  (file: string): MayHaveMarks =>
  (value, path) => {
    const schema = sortOfFile(file)?.schema;
    const description = schema && describeAt({ schema, value }, path);
    // What a group of an unknown kind holds.
    if (schema && !description) return undefined;
    const { marks, shownAs = '' } = metaOf(description);
    // An option without its own words shows its value.
    const isShown = !shownAs || valueAt(value, join(parentOf(path), shownAs)) === undefined;
    return marks === true && isShown;
  };
