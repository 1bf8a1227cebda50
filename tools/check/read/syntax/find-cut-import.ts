import { importOf, type Frame } from '../check-frame';
import { parse } from './parse';
import { linesOf, shown, type SyntaxIssue } from './syntax-issue';

/** With quotes of another kind nothing of it is gone. */
const whole = /^import type \{ \w+ \} from\s+[^\w./\s]+[\w./]+[^\w./]+$/;

/** What is left of a line that should begin a file of this sort. */
const isCut = (text: string) =>
  !whole.test(text.trimEnd()) &&
  /^(?:import\b|\{?\s*\w+Definition\b|from\b|['"]?\.{1,2}\/)/.test(text) &&
  parse(text).error !== undefined;

/** The first line, where a part of it is gone: nobody can tell from what is left what was there, but for the file. */
export const findCutImport = (source: string, frame: Frame): SyntaxIssue | undefined => {
  const [first, next] = linesOf(source).filter(({ text }) => text.trim() !== '');
  if (!first || !next || !isCut(first.text) || !/^(?:export\b|\{|\/[/*])/.test(next.text)) {
    return undefined;
  }
  const { start, end, text } = first;
  const suggestion = importOf(frame);
  const repair = [{ start, end, text: suggestion }];
  return { error: 'wrongFrame', start, end, parts: { found: shown(text) }, suggestion, repair };
};
