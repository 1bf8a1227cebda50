import type { Value } from '../../../src/editor/protocol';
import { sortOfFile } from '../../../src/site/file-sorts';
import { readLiteral } from '../../config-reader/read-literal';
import { formatted } from '../../formatted';
import { Impossible } from './impossible';
import { isSame, plainValue } from './plain-value';
import { renderer } from './render';

/** As the project's own files are written. */
const style = {
  newline: '\n',
  unit: '  ',
  quote: "'",
  pad: { group: ' ', list: '' },
  colon: ': ',
  isTrailing: true,
  width: 100,
} as const;

/** The text of a new file of config with this value; or why there is none, in an editor's words. */
export const newFileText = async (
  file: string,
  value: Value,
): Promise<{ text: string } | { impossible: string }> => {
  const sort = sortOfFile(file);
  if (!sort) return { impossible: `The site reads no file ${file}.` };
  try {
    const plain = plainValue(value);
    const written = renderer(style).rendered(plain, {
      indent: '',
      before: 0,
      after: 0,
      shape: 'tall',
    });
    const raw = `import type { ${sort.type} } from '#types';\n\nexport default ${written} satisfies ${sort.type};\n`;
    const text = await formatted(file, raw);
    if (isSame(readLiteral(text).value, plain)) return { text };
    return { impossible: 'The file would be more than the site reads.' };
  } catch (error) {
    if (error instanceof Impossible) return { impossible: error.message };
    throw error;
  }
};
