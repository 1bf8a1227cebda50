import { siteFile } from '../../../src/schema/config-files';
import { isWithin } from '../../../src/schema/values/paths';
import type { Filled, SharedValues } from '../../config-values/shared-values';
import { meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';

const inBraces = (name: string) => `{${name}}`;

/** Names in texts that nothing has. The text around them is the editor's: no repair is offered. */
export const unknownValues = (unknown: Filled['unknown'], known: readonly string[]): Finding[] =>
  unknown.map(({ path, name }) => {
    const { allowed, suggestion } = meantBy(name, known, inBraces);
    return { error: 'unknownValue', path, parts: { found: inBraces(name) }, allowed, suggestion };
  });

/** A finding without its repair where that would replace a text with names by what they stand for. */
export const withoutRepairOf = (changed: readonly string[], finding: Finding): Finding => {
  const { fix, suggestion, certain, ...rest } = finding;
  const isTouched = changed.some(
    (path) => isWithin(path, finding.path) || isWithin(finding.path, path),
  );
  return fix && isTouched ? rest : finding;
};

/** Shared values whose names no text has. `used` are those that texts have. */
export const unusedValues = (values: SharedValues, used: ReadonlySet<string>): FileFinding[] =>
  Object.keys(values)
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: siteFile,
      error: 'unusedValue',
      path: `values.${name}`,
      at: 'key',
      parts: { found: name },
      fix: { remove: `values.${name}` },
    }));
