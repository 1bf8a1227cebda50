import { siteFile } from '../../../src/schema/config-files';
import { isWithin } from '../../../src/schema/values/paths';
import type { Filled } from '../../config-values/shared-values';
import { meantBy } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';
import type { SiteCheck } from '../checked-site';
import { needless } from './found';

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

/** Shared values whose names no text has. */
export const unusedValues: SiteCheck['run'] = ({ shared, used }) =>
  Object.keys(shared)
    .filter((name) => used && !used.has(name))
    .map((name) => {
      const unused = needless('unusedValue', `values.${name}`, {
        at: 'key',
        parts: { found: name },
      });
      return { file: siteFile, ...unused };
    });
