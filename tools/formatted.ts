import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { engineRoot } from './roots';

/**
 * A text in the project's style, that of `npm run test:format`, with optional `changes`. The extension
 * of `file` decides the language. Throws on syntax errors.
 */
export const formatted = async (file: string, text: string, changes: FormatConfig = {}) => {
  const style = JSON.parse(readFileSync(join(engineRoot, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, { ...style, ...changes });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
};
