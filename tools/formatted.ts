import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/**
 * A text in the project's style, that of `npm run test:format`, or with `changes` to it. The ending of
 * `file` says what language it is in. Throws where it is not in that language.
 */
export const formatted = async (file: string, text: string, changes: FormatConfig = {}) => {
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, { ...style, ...changes });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
};
