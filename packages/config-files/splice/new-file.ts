import type { Value } from '../../../src/schema/values/change';
import { renderer, usualStyle } from '../../../src/schema/values/printed';
import { isSame } from '../../../src/schema/values/same-value';
import { sortOfFile } from '../../../src/site/file-sorts';
import { readLiteral } from '../read-literal';
import { Impossible } from './impossible';
import { plainValue } from './plain-value';

/** The text of a new file of config with this value; or why there is none, in an editor's words. */
export const newFileText = (
  file: string,
  value: Value,
): { text: string } | { impossible: string } => {
  const sort = sortOfFile(file);
  if (!sort) return { impossible: `The site reads no file ${file}.` };
  try {
    const plain = plainValue(value);
    const room = { indent: '', before: 0, after: 0, shape: 'tall' } as const;
    const data = `export default ${renderer(usualStyle).rendered(plain, room)} satisfies ${sort.type};`;
    const text = `import type { ${sort.type} } from '#types';\n\n${data}\n`;
    if (isSame(readLiteral(text).value, plain)) return { text };
    return { impossible: 'The file would be more than the site reads.' };
  } catch (error) {
    if (error instanceof Impossible) return { impossible: error.message };
    throw error;
  }
};
