import { plainDigits } from '../../../../src/fields/typed-signs';
import { numberOf, textOf } from '../../../config-values/values';
import type { ErrorName } from '../../../problems/catalogue/errors';
import { inQuotes } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { sentAs } from './field-values';
import type { Field, Rule } from './form-parts';
import type { CodePoints } from './pattern/code-points';
import { judgePattern } from './pattern/judge-pattern';
import { type Part, parsePattern } from './pattern/parse-pattern';

/** What others write, and what means the same where the whole text is compared. */
const rewritten: [RegExp, string][] = [
  [/(?<=^|\|)(?:\^|\\A)|(?:(?<!\\)\$|\\[zZ])(?=$|\|)/gu, ''],
  [/^\\b|\\b$/gu, ''],
  [/\(\?P?<[A-Za-z]\w*>/gu, '('],
  [/\[:digit:\]/gu, '0-9'],
  [/\[:upper:\]/gu, 'A-Z'],
  [/\[:lower:\]/gu, 'a-z'],
  [/\[:alpha:\]/gu, 'A-Za-z'],
  [/\[:alnum:\]/gu, '0-9A-Za-z'],
  [/(?<=[*+?}])\+/gu, ''],
  [/\((?:\?:)?(\[[^\]]*\]|\\?[^()|\\])\+\)([*+])/gu, '$1$2'],
];

/** An empty field passes the first, and not the second. */
const neverEmpty = (pattern: string) => pattern.replace(/\*$/u, '+').replace(/(?<=.)\?$/u, '');

const isFine = (pattern: string) => {
  const judged = judgePattern(pattern);
  return 'shortest' in judged && judged.shortest > 0;
};

const meantFor = (pattern: string): string | undefined => {
  const plain = rewritten.reduce((text, [form, by]) => text.replaceAll(form, by), pattern);
  return [plain, neverEmpty(plain), `${plain})`].find(isFine);
};

const words = {
  anchor: 'patternAnchored',
  unknown: 'patternUnknown',
  broken: 'patternBroken',
  ambiguous: 'patternAmbiguous',
  long: 'patternTooLong',
} as const;

const isOtherDigit = (code: number) => {
  const sign = String.fromCodePoint(code);
  return plainDigits(sign) !== sign;
};

const isOfOtherDigits = (points: CodePoints) =>
  points.every(([from, to]) => {
    for (let code = from; code <= to; code += 1) if (!isOtherDigit(code)) return false;
    return true;
  });

/** Whether a text passes in which all digits are 0 to 9. */
const canBeMet = (part: Part): boolean => {
  if (part.kind === 'sign') return !isOfOtherDigits(part.points);
  if (part.kind === 'repeat') return part.least === 0 || canBeMet(part.part);
  return part.kind === 'row' ? part.parts.every(canBeMet) : part.parts.some(canBeMet);
};

export const patternErrors: readonly ErrorName[] = [
  ...Object.values(words),
  'patternOfNothing',
  'patternOfOtherDigits',
  'ruleAgainstLimit',
];

/** What the browser and the database do not both take, alike and quickly; or what nobody can write. */
export const checkPattern = (
  { check, entries, path }: Rule,
  field: Field | undefined,
): Finding[] => {
  const pattern = textOf(entries.pattern);
  if (check !== 'pattern' || !pattern) return [];
  const at = `${path}.pattern`;
  const judged = judgePattern(pattern);
  if ('shortest' in judged && judged.shortest > 0) {
    const parts = { found: String(judged.shortest), limit: String(field?.entries.maxLength) };
    if (field && sentAs(field, '٣') === '3' && !canBeMet(parsePattern(pattern)))
      return [
        {
          error: 'patternOfOtherDigits',
          path: at,
          ...becomes(inQuotes(plainDigits(pattern)), true),
        },
      ];
    const isTooLong = judged.shortest > (numberOf(field?.entries.maxLength) ?? Infinity);
    return isTooLong ? [{ error: 'ruleAgainstLimit', path: at, parts }] : [];
  }
  const meant = meantFor(pattern);
  const error = 'problem' in judged ? words[judged.problem] : 'patternOfNothing';
  const parts = 'found' in judged ? { parts: { found: `“${judged.found}”` } } : {};
  return [{ error, path: at, ...parts, ...becomes(meant && inQuotes(meant)) }];
};
