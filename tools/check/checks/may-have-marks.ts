import { sortOfFile } from '../file-sorts';
import { join, parentOf, valueAt } from '../read/paths';
import { metaAt } from '../shape/schema-at';

/** Whether visitors see the marks of the text at `path` of a file as what they make of it. */
export type MayHaveMarks = (config: unknown, path: string) => boolean;

/** Which texts of a file may have marks. */
export const marksIn =
  (file: string): MayHaveMarks =>
  (value, path) => {
    const schema = sortOfFile(file)?.schema;
    const { marks, shownAs = '' } = schema ? metaAt({ schema, value }, path) : {};
    // An option without words of its own shows its value.
    const isShown = !shownAs || valueAt(value, join(parentOf(path), shownAs)) === undefined;
    return marks === true && isShown;
  };
